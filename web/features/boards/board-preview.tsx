import { CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import type { BoardLookup } from "#contract/schemas/board-lookup.ts";
import { paths } from "#web/shell/paths.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";

type Preview = NonNullable<BoardLookup["board"]>;
const count = new Intl.NumberFormat("en");

/** What one reading of a board found: whose it is, what would be listed, and what would not and why. */
export function BoardPreview({ board }: { board: Preview }) {
  const { company, source, token, listed, seen, dropped, examples, partial } = board;
  const others = dropped.reduce((sum, group) => sum + group.count, 0);
  return (
    <section aria-labelledby="board-found" className="grid gap-4">
      <Outcome board={board} />
      <Panel className="max-md:p-4">
        <h2 id="board-found" className="break-words text-title">
          {company}
        </h2>
        <p className="break-all text-meta text-ink-2">
          {source.name} · {token}
        </p>
        <dl className="mt-4 grid grid-cols-3 gap-px overflow-hidden rounded-panel border border-line bg-line">
          {(
            [
              [partial ? "Openings read" : "Openings", partial ? listed + others : seen],
              ["Would be listed", listed],
              ["Left out", others],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="bg-surface px-3 py-2.5">
              <dt className="text-meta text-ink-2">{name}</dt>
              <dd className="text-title font-medium">{count.format(value)}</dd>
            </div>
          ))}
        </dl>
        {partial && (
          <p className="mt-2 text-meta text-ink-2">
            This is the first part of a board with {count.format(seen)} openings or more. We read all of it later.
          </p>
        )}
        <h3 className="mt-5">Would be listed</h3>
        {listed === 0 ? (
          <p className="mt-1 text-ui text-ink-2">
            Nothing at the moment: no opening is clearly fully remote. We look again as the board changes.
          </p>
        ) : (
          <Examples titles={examples} total={listed} />
        )}
        {dropped.length > 0 && (
          <>
            <h3 className="mt-5">Left out, and why</h3>
            <ul className="mt-1 grid gap-3">
              {dropped.map((group) => (
                <li key={group.reason}>
                  <b className="block font-medium first-letter:uppercase">
                    {group.reason}: {count.format(group.count)}
                  </b>
                  <Examples titles={group.examples} total={group.count} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </section>
  );
}

function Outcome({ board }: { board: Preview }) {
  if (board.outcome === "added") {
    return (
      <Notice variant="positive" icon={CircleCheck}>
        Added. We read this board regularly from now on.
      </Notice>
    );
  }
  return (
    <Notice icon={Clock}>
      Thank you. We review this board before we start reading it. <Link to={paths.loginTo(paths.newBoard)}>Log in</Link>{" "}
      to add boards without the wait.
    </Notice>
  );
}

function Examples({ titles, total }: { titles: readonly string[]; total: number }) {
  const more = total - titles.length;
  if (titles.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-ui text-ink-2">
      {titles.map((title) => (
        <li key={title} className="break-words">
          {title}
        </li>
      ))}
      {more > 0 && <li className="text-ink-3">and {count.format(more)} more</li>}
    </ul>
  );
}
