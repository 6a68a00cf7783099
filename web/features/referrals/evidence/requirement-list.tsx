import type { Requirement } from "#contract/schemas/referral.ts";
import { evidenceFor } from "./evidence.ts";

/** What the posting asks for first, beside what the note says of it. */
export function RequirementList({ note, requirements }: { note: string; requirements: readonly Requirement[] }) {
  if (requirements.length === 0 || note.trim() === "") return null;
  return (
    <div className="border-t border-line pt-3 text-ui">
      <p className="mb-1 font-semibold">What the posting asks for, and what the note says</p>
      <dl className="grid gap-1">
        {evidenceFor(note, requirements).map(({ name, sentences }) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-3">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className="text-ink-2 wrap-anywhere">
              {sentences.length > 0 ? sentences.join(" ") : <span className="text-ink-3">Not mentioned</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
