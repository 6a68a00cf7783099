import {
  type DeskEvent,
  type DeskEventKind,
  EVENTS_PER_APPLICATION_MAX,
  type FieldValue,
  type FrozenPosting,
  LABEL_MAX,
  NOTE_MAX,
  POSTING_TEXT_MAX,
  SHORT_TEXT_MAX,
  TITLE_MAX,
  URL_MAX,
} from "#contract/values/desk/application.ts";
import { contentId } from "#contract/values/desk/csv/content-id.ts";

/** An application that a file describes, in the form in which the desk takes it. */
export interface ImportedApplication {
  id: string;
  jobId: string | null;
  createdAt: string;
  posting: FrozenPosting | null;
  events: readonly Omit<DeskEvent, "recordedAt">[];
}

/** Events are made in the minute before the import, so that the server's clock never moves one behind another. */
const BEFORE_IMPORT_MS = 60_000;

/** Collects the events of one row. Their ids depend only on what they say, so that a repeated import adds nothing. */
export interface Draft {
  readonly id: string;
  /** Why the row can't be imported. */
  readonly problems: string[];
  add(kind: DeskEventKind, set: Record<string, FieldValue>, madeAt?: string): void;
  events(): Omit<DeskEvent, "recordedAt">[];
}

export function startDraft(id: string, importedAt: number, createdAt: string | null): Draft {
  const start = Math.min(createdAt === null ? Infinity : Date.parse(createdAt), importedAt - BEFORE_IMPORT_MS);
  const events: Omit<DeskEvent, "recordedAt">[] = [];
  const said = new Map<string, number>();
  const problems: string[] = [];
  return {
    id,
    problems,
    add(kind, set, madeAt) {
      const text = `${kind} ${JSON.stringify(set)} ${madeAt ?? ""}`;
      const times = (said.get(text) ?? 0) + 1;
      said.set(text, times);
      problems.push(...problemsOf(kind, set));
      events.push({
        id: contentId(`event ${id} ${text} ${times}`),
        thing: kind === "details" ? id : contentId(`thing ${id} ${text} ${times}`),
        kind,
        madeAt: madeAt ?? new Date(start + events.length).toISOString(),
        set,
      });
    },
    events() {
      if (events.length > EVENTS_PER_APPLICATION_MAX)
        problems.push(`It has more than ${EVENTS_PER_APPLICATION_MAX} entries.`);
      return events;
    },
  };
}

const NAMES: Readonly<Record<string, readonly [words: string, most: number]>> = {
  "details title": ["The job title", TITLE_MAX],
  "details company": ["The company", TITLE_MAX],
  "details url": ["The link", URL_MAX],
  "details location": ["The location", SHORT_TEXT_MAX],
  "details salary": ["The pay", SHORT_TEXT_MAX],
  "step note": ["A note in the history", NOTE_MAX],
  "note text": ["A note", NOTE_MAX],
  "label name": ["A label", LABEL_MAX],
  "next text": ["The next step", SHORT_TEXT_MAX],
  "link url": ["A link", URL_MAX],
  "contact url": ["A contact’s link", URL_MAX],
};

function problemsOf(kind: DeskEventKind, set: Readonly<Record<string, FieldValue>>): string[] {
  return Object.entries(set).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    const [words, most] = NAMES[`${kind} ${field}`] ?? [`A ${kind}’s ${field}`, SHORT_TEXT_MAX];
    if (field === "url" && value !== "" && !isAddress(value)) return [`${words} isn’t a web address.`];
    return textProblems(words, value, most);
  });
}

/** Returns why a text can't be stored. */
function textProblems(words: string, text: string, most: number): string[] {
  if (text.length > most) return [`${words} has ${text.length} characters, and ${most} is the most.`];
  if (text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text)) return [];
  return [`${words} holds characters that aren’t text. Another encoding may read them.`];
}

/** Returns why a copied posting can't be stored. */
export function postingProblems({ text, frozenAt: _, url, ...short }: FrozenPosting): string[] {
  return [
    ...textProblems("The text of the posting", text, POSTING_TEXT_MAX),
    ...(url !== "" && !isAddress(url) ? ["The posting’s link isn’t a web address."] : []),
    ...textProblems("The posting’s link", url, URL_MAX),
    ...Object.entries(short).flatMap(([field, value]) => textProblems(`The posting’s ${field}`, value, SHORT_TEXT_MAX)),
  ];
}

export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** Returns an application under another id, for one whose own id the person deleted for good. */
export function withOtherId(application: ImportedApplication, attempt: number): ImportedApplication {
  const other = (id: string) => contentId(`${id} again ${attempt}`);
  return {
    ...application,
    id: other(application.id),
    events: application.events.map((event) => ({ ...event, id: other(event.id), thing: other(event.thing) })),
  };
}
