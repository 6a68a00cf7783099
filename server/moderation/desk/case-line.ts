import type { CaseLine, LogEntry } from "#contract/schemas/moderation/desk.ts";
import { correctionWords } from "#contract/values/moderation/correction.ts";
import { namedWords } from "#contract/values/moderation/named-target.ts";
import { maskAddressesAndNumbers } from "#normalise/text/contacts.ts";
import type { CaseRow } from "#store/moderation/cases.ts";
import type { EventRow } from "#store/moderation/events.ts";

/** Returns a case as the queue lists it. */
export function caseLine(row: CaseRow): CaseLine {
  return {
    id: row.id,
    kind: row.subjectKind,
    title: row.subjectTitle,
    category: row.category,
    voices: row.voices,
    openedAt: row.openedAt.toISOString(),
    appealed: row.appealedAt !== null,
    marks: row.marks,
  };
}

/** Returns an entry of the log. What somebody wrote in an appeal is masked. */
export function logEntry({
  createdAt,
  endsAt,
  correction,
  words,
  kind,
  targetKind,
  targetId,
  ...event
}: EventRow): LogEntry {
  return {
    ...event,
    kind,
    at: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    correction: correction && correctionWords(correction),
    named: namedWords(targetKind, targetId),
    words: kind === "appeal" ? maskAddressesAndNumbers(words) : words,
  };
}
