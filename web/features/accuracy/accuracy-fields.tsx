import type { AccuracyFigures, FieldAccuracy } from "#contract/schemas/accuracy.ts";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";
import { ShareCell, shareWords } from "./share-bar.tsx";

const TOO_FEW = "too few to say";
const NOT_MEASURED = "not measured";

/** The figures of every field that has a label, each with its sources on demand. */
export function AccuracyFields({ id, fields }: { id: string; fields: FieldAccuracy[] }) {
  return (
    <ul className="mt-3 grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {fields
        .filter(({ sources }) => sources.length > 0)
        .map((field) => (
          <li key={field.field} className="min-w-0 bg-surface px-4 py-3">
            <FieldFigures id={`${id}-${field.field}`} field={field} />
          </li>
        ))}
    </ul>
  );
}

function FieldFigures({ id, field }: { id: string; field: FieldAccuracy }) {
  const { name, hasRecall, precision, recall, sources } = field;
  return (
    <>
      <h3 id={id}>{name}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <ShareCell name="Precision" share={precision} missing={TOO_FEW} />
        <ShareCell name="Recall" share={recall} missing={hasRecall ? TOO_FEW : NOT_MEASURED} />
      </dl>
      <p className="mt-2 text-meta text-ink-2">{labelWords(field)}</p>
      <details className="mt-1 text-meta">
        <summary className="w-fit cursor-pointer text-ink-2">
          {sources.length === 1 ? "By source (1)" : `By source (${sources.length})`}
        </summary>
        <ScrollingTable labelledBy={id} minWidth="min-w-120" columns={["Source", "Precision", "Recall", "Labels"]}>
          {sources.map((source) => (
            <tr key={source.source} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2 max-lg:px-3 font-medium">
                {source.name}
              </th>
              <td className="px-4 py-2 max-lg:px-3">
                {source.precision === null ? TOO_FEW : shareWords(source.precision)}
              </td>
              <td className="px-4 py-2 max-lg:px-3">
                {source.recall === null ? (hasRecall ? TOO_FEW : NOT_MEASURED) : shareWords(source.recall)}
              </td>
              <td className="px-4 py-2 max-lg:px-3">{total(source)}</td>
            </tr>
          ))}
        </ScrollingTable>
      </details>
    </>
  );
}

export function total({ labels }: AccuracyFigures): number {
  return Object.values(labels).reduce((sum, count) => sum + count, 0);
}

/** Returns what operators found, in words, without what they never found. */
function labelWords(figures: AccuracyFigures): string {
  const { right, wrong, notStated, missed, silent, unclear } = figures.labels;
  const parts: [number, string][] = [
    [right, "right"],
    [wrong, "wrong"],
    [notStated, "not stated"],
    [missed, "missed"],
    [silent, "rightly without a value"],
    [unclear, "unclear"],
  ];
  const found = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const all = total(figures);
  return `${all} ${all === 1 ? "label" : "labels"}: ${found.join(", ")}.`;
}
