import type { LabelCard } from "#contract/schemas/accuracy.ts";
import { JUDGED_FIELDS } from "#contract/values/accuracy/judging.ts";
import { quotedEvidence } from "#web/model/posting/evidence.ts";
import { Panel } from "#web/ui/display/panel.tsx";
import { markedText } from "./marked-text.ts";
import { valueWords } from "./value-words.ts";

/** One field of one job: what we read, what decided it, and the posting's text with it highlighted. */
export function CardView({ card }: { card: LabelCard }) {
  const { field, hasValue, value, evidence, title, company, link, sourceName, text } = card;
  return (
    <Panel role="article" aria-label={`${JUDGED_FIELDS[field]} of ${title}`} className="mt-3 min-w-0 max-md:p-4">
      <p className="text-meta text-ink-2">{JUDGED_FIELDS[field]}</p>
      <p className="mt-0.5 text-title font-medium wrap-anywhere">{hasValue ? valueWords(value) : "No value"}</p>
      {evidence !== "" && (
        <p className="mt-1 text-ui text-ink-2 wrap-anywhere">
          <mark className="text-ink">{quotedEvidence(evidence)}</mark>
        </p>
      )}
      <h3 className="mt-5 border-t border-line pt-4 wrap-anywhere">{title}</h3>
      <p className="text-meta text-ink-2 wrap-anywhere">
        {company},{" "}
        <a href={link} target="_blank" rel="noopener noreferrer">
          read at {sourceName}
        </a>
      </p>
      <p className="mt-3 max-w-[51em] text-ui whitespace-pre-line wrap-anywhere">
        {markedText(text, evidence).map(({ from, text: part, marked }) =>
          marked ? (
            <mark key={from} className="text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </p>
    </Panel>
  );
}
