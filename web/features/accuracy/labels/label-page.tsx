import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import type { LabelsResponse } from "#contract/schemas/accuracy.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { deskPaths } from "#web/features/moderation/desk-paths.ts";
import { LABELS_API } from "#web/shell/rare-addresses.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { LabelDesk } from "./label-desk.tsx";

/** For operators: today's ten cards. */
export function LabelPage() {
  const { state, load } = useLoaded<LabelsResponse>(LABELS_API);
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Label jobs – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Label jobs</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          Does the posting say what we read in it? Judge by the posting alone. Press <kbd>?</kbd> for the keys.{" "}
          <Link to={deskPaths.desk}>Cases</Link>
        </p>
      </header>
      {state === "failed" ? (
        <PageFailure what="The cards" rest="Verdicts you have given are saved." retry={() => void load()} />
      ) : (
        <LabelDesk drawn={state.data} />
      )}
    </div>
  );
}
