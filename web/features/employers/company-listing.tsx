import { useEffect } from "react";
import { Link } from "react-router";
import type { ListingResponse } from "#contract/schemas/employers/statements.ts";
import { callApi } from "#web/api/api-client.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { claimApi } from "./employers-api.ts";
import { useAction } from "./use-action.ts";

/** The company's jobs, which can be marked as filled, and the boards that list them, which can be confirmed or disowned. */
export function CompanyListing({
  claimId,
  lastChange,
  onChange,
}: {
  claimId: string;
  /** The number of the last entry of what was said, which may have changed these. */
  lastChange: string | undefined;
  onChange: () => void;
}) {
  const { state, load } = useLoaded<ListingResponse>(claimApi(claimId, "listing"));
  const { busy, failure, run } = useAction();
  useEffect(() => {
    if (lastChange !== undefined) void load();
  }, [lastChange, load]);
  if (state === "loading") return <Skeleton className="h-20 w-full" />;
  if (typeof state !== "object")
    return <PageFailure what="Your company’s jobs" rest="Nothing has changed." retry={() => void load()} />;
  const { jobs, boards } = state.data;
  const put = (part: string, body: object) =>
    run(
      async () => (await callApi<{ message: string }>(claimApi(claimId, part), { method: "PUT", body })).message,
      () => {
        void load();
        onChange();
      },
    );
  return (
    <>
      {jobs.length > 0 && (
        <details className="text-ui">
          <summary className={SUMMARY}>Jobs ({jobs.length})</summary>
          <ul aria-label="Jobs" className="mt-2 divide-y divide-line">
            {jobs.map((job) => (
              <li key={job.id} className={ROW}>
                <span className="min-w-0 wrap-anywhere">
                  <Link to={paths.job(job)}>{job.title}</Link> {job.isFilled && <Badge>Filled</Badge>}
                </span>
                <Button
                  busy={busy}
                  aria-label={`${job.isFilled ? "Not filled" : "Mark as filled"}: ${job.title}`}
                  onClick={() => put(`jobs/${job.id}/filled`, { filled: !job.isFilled })}
                >
                  {job.isFilled ? "Not filled" : "Mark as filled"}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {boards.length > 0 && (
        <details className="text-ui">
          <summary className={SUMMARY}>Boards that list them ({boards.length})</summary>
          <ul aria-label="Boards" className="mt-2 divide-y divide-line">
            {boards.map((board) => (
              <li key={board.id} className={ROW}>
                <span className="min-w-0 wrap-anywhere">
                  {board.source}: {board.token} {board.isDisowned && <Badge variant="caution">Not ours</Badge>}
                  {board.isConfirmed && <Badge>Ours</Badge>}
                </span>
                {board.mayDisown ? (
                  <span className="flex shrink-0 flex-wrap justify-end gap-2">
                    {(["It’s ours", "Not ours"] as const)
                      .filter((word) => !(word === "Not ours" ? board.isDisowned : board.isConfirmed))
                      .map((word) => (
                        <Button
                          key={word}
                          busy={busy}
                          aria-label={`${word}: ${board.source} ${board.token}`}
                          onClick={() => put(`boards/${board.id}/disowned`, { disowned: word === "Not ours" })}
                        >
                          {word}
                        </Button>
                      ))}
                  </span>
                ) : (
                  <span className="text-ink-2">Lists other companies too</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p role="alert" className="text-ui text-negative empty:hidden">
        {failure}
      </p>
    </>
  );
}

const SUMMARY = "w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center";
const ROW = "flex items-center justify-between gap-x-4 py-2";
