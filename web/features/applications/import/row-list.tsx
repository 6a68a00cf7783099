import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { Link } from "react-router";
import type { PreviewRow, RowState } from "#contract/values/desk/csv/csv-preview.ts";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { dayWords } from "../stage-words.ts";

const ROW_PX = 76;

export const STATE_WORDS: Record<RowState, string> = {
  new: "New",
  duplicate: "Duplicate",
  incomplete: "Incomplete",
  refused: "Can’t be imported",
};
const VARIANTS = { new: "positive", duplicate: "caution", incomplete: "neutral", refused: "negative" } as const;

/** Every row of the file with what importing it does. Only the rows in view are rendered, so that 5,000 rows scroll smoothly. */
export function RowList({
  rows,
  chosen,
  onToggle,
  busy,
}: {
  rows: readonly PreviewRow[];
  chosen: ReadonlySet<number>;
  onToggle: (row: number) => void;
  busy: boolean;
}) {
  const host = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => host.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]!.number,
    overscan: 8,
  });
  return (
    <div
      ref={host}
      role="region"
      aria-label="Rows of the file"
      className="max-h-[32rem] overflow-y-auto rounded-panel border border-line bg-surface"
    >
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 border-b border-line"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <Row
              row={rows[item.index]!}
              chosen={chosen.has(rows[item.index]!.number)}
              onToggle={onToggle}
              busy={busy}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({
  row: { number, state, reasons, title, company, stage, since, duplicateOf },
  chosen,
  onToggle,
  busy,
}: {
  row: PreviewRow;
  chosen: boolean;
  onToggle: (row: number) => void;
  busy: boolean;
}) {
  const name = [title, company].filter(Boolean).join(", ") || "Nothing to name it by";
  const locked = busy || state === "refused";
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        className="check-box mt-0.5"
        aria-label={`Import row ${number}: ${name}`}
        checked={chosen}
        // Stays in the order of focus, so that the list scrolls by keyboard whatever its rows are.
        aria-disabled={locked || undefined}
        onChange={() => {
          if (!locked) onToggle(number);
        }}
      />
      <div className="min-w-0">
        <p className="truncate text-ui font-medium text-ink">{name}</p>
        <p className="text-meta text-ink-2">
          Row {number} · {stage}
          {since !== null && ` since ${dayWords(since)}`}
        </p>
        {reasons.map((reason) => (
          <p key={reason} className="text-meta break-words text-ink-2">
            {reason}
          </p>
        ))}
        {duplicateOf !== null && <Duplicate of={duplicateOf} />}
      </div>
      <p className="max-sm:col-start-2 max-sm:mt-1">
        <Badge variant={VARIANTS[state]}>{STATE_WORDS[state]}</Badge>
      </p>
    </div>
  );
}

function Duplicate({ of: { id, title, company, row } }: { of: NonNullable<PreviewRow["duplicateOf"]> }) {
  const name = [title, company].filter(Boolean).join(", ") || "Untitled";
  return (
    <p className="text-meta break-words text-ink-2">
      {row === null ? (
        <>
          Already on your desk:{" "}
          <Link to={applicationPath(id)} target="_blank">
            {name}
          </Link>
        </>
      ) : (
        `The same as row ${row}: ${name}`
      )}
    </p>
  );
}
