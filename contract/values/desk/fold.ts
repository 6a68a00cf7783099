import {
  canMove,
  type DeskEvent,
  type DeskEventKind,
  type FieldValue,
  type Stage,
  UNSENT_STAGES,
} from "#contract/values/desk/application.ts";

/** The state of one application, computed from its events. The order in which events arrive doesn't matter. */
export interface FoldedApplication {
  stage: Stage;
  /** Number of interviews so far. */
  round: number;
  /** Day of the step that led to the stage; null without steps. */
  since: string | null;
  /** Day on which the application was sent, or the first sign that it had been; null before. */
  appliedOn: string | null;
  details: Details;
  steps: FoldedStep[];
  notes: Thing[];
  contacts: Thing[];
  links: Thing[];
  files: Thing[];
  nexts: Thing[];
  labels: Thing[];
  nudges: Thing[];
  /** Things that were removed; each can be restored. */
  removed: Thing[];
  /** Whether the person removed the whole application from the desk. */
  hidden: boolean;
}

export interface Details {
  title: string;
  company: string;
  url: string;
  location: string;
  salary: string;
}

/** One thing of an application, with the latest value of each field. */
export interface Thing {
  id: string;
  kind: DeskEventKind;
  fields: Readonly<Record<string, FieldValue | undefined>>;
  removed: boolean;
  createdAt: string;
  changedAt: string;
  /** When the server recorded the first event; null while only this browser knows it. */
  recordedAt: string | null;
}

export interface FoldedStep {
  id: string;
  stage: Stage;
  /** The day it happened: YYYY-MM-DD. */
  on: string;
  note: string;
  /** Number of the interview; 0 for other stages. */
  round: number;
  /** False if no move leads from the stage before to this one. Such a step stays in the history and changes nothing. */
  fits: boolean;
  createdAt: string;
  recordedAt: string | null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders events by when the person made them. Ids decide between equal times, so that every device folds alike. */
export function byMaking(a: Pick<DeskEvent, "madeAt" | "id">, b: Pick<DeskEvent, "madeAt" | "id">): number {
  return compare(a.madeAt, b.madeAt) || compare(a.id, b.id);
}

/** Returns the things that events are about, with the value that was set last for each field. */
export function thingsOf(events: readonly DeskEvent[]): Thing[] {
  const things = new Map<string, Thing & { fields: Record<string, FieldValue | undefined> }>();
  for (const event of events.toSorted(byMaking)) {
    const key = `${event.kind} ${event.thing}`;
    const thing = things.get(key);
    if (thing === undefined) {
      things.set(key, {
        id: event.thing,
        kind: event.kind,
        fields: { ...event.set },
        removed: event.set["removed"] === true,
        createdAt: event.madeAt,
        changedAt: event.madeAt,
        recordedAt: event.recordedAt,
      });
      continue;
    }
    Object.assign(thing.fields, event.set);
    thing.removed = thing.fields["removed"] === true;
    thing.changedAt = event.madeAt;
  }
  return [...things.values()];
}

export const textOf = (thing: Pick<Thing, "fields">, field: string): string => {
  const value = thing.fields[field];
  return typeof value === "string" ? value : "";
};

/** Returns the state of an application after these events, in whatever order they are given. */
export function foldApplication(events: readonly DeskEvent[]): FoldedApplication {
  const all = thingsOf(events);
  const things = all.filter((thing) => !thing.removed);
  const of = (kind: DeskEventKind) => things.filter((thing) => thing.kind === kind);
  const details = all.find((thing) => thing.kind === "details");
  const history = foldSteps(of("step"));
  return {
    ...history,
    details: {
      title: details ? textOf(details, "title") : "",
      company: details ? textOf(details, "company") : "",
      url: details ? textOf(details, "url") : "",
      location: details ? textOf(details, "location") : "",
      salary: details ? textOf(details, "salary") : "",
    },
    notes: of("note"),
    contacts: of("contact"),
    links: of("link"),
    files: of("file"),
    nexts: of("next").toSorted((a, b) => compare(textOf(a, "due"), textOf(b, "due")) || compare(a.id, b.id)),
    labels: of("label"),
    nudges: of("nudge").toSorted((a, b) => compare(textOf(a, "on"), textOf(b, "on")) || compare(a.id, b.id)),
    removed: all.filter((thing) => thing.removed && thing.kind !== "details"),
    hidden: details?.removed === true,
  };
}

/** Walks the steps in the order of their days. A step that no move allows stays in the history and changes nothing. */
function foldSteps(
  things: readonly Thing[],
): Pick<FoldedApplication, "stage" | "round" | "since" | "appliedOn" | "steps"> {
  let stage: Stage | null = null;
  let round = 0;
  let since: string | null = null;
  let appliedOn: string | null = null;
  const steps: FoldedStep[] = [];
  const dated = things.filter((thing) => textOf(thing, "stage") !== "" && textOf(thing, "on") !== "");
  const ordered = dated.toSorted(
    (a, b) => compare(textOf(a, "on"), textOf(b, "on")) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
  );
  for (const thing of ordered) {
    const to = textOf(thing, "stage") as Stage;
    const on = textOf(thing, "on");
    const fits = canMove(stage, to);
    if (fits) {
      if (to === "interview") round += 1;
      if (!UNSENT_STAGES.includes(to) && to !== "withdrawn") appliedOn ??= on;
      stage = to;
      since = on;
    }
    steps.push({
      id: thing.id,
      stage: to,
      on,
      note: textOf(thing, "note"),
      round: to === "interview" ? round : 0,
      fits,
      createdAt: thing.createdAt,
      recordedAt: thing.recordedAt,
    });
  }
  return { stage: stage ?? "saved", round, since, appliedOn, steps };
}

/** What a list shows of an application. */
export interface ApplicationSummary extends Details {
  id: string;
  jobId: string | null;
  stage: Stage;
  round: number;
  since: string | null;
  appliedOn: string | null;
  labels: string[];
  /** The first open next step. */
  next: { id: string; text: string; due: string } | null;
  /** Days on which the person answered a suggestion to follow up. */
  nudges: { on: string; answer: string }[];
  notes: number;
  contacts: number;
  files: number;
  createdAt: string;
  /** Number of the last event; a stale tab names the one it has seen. */
  version: number;
}

interface Summarised {
  id: string;
  jobId: string | null;
  createdAt: string;
  version: number;
  events: readonly DeskEvent[];
}

/** Returns what a list shows of an application, or null if the person removed it. */
export function summariseApplication({ id, jobId, createdAt, version, events }: Summarised): ApplicationSummary | null {
  const folded = foldApplication(events);
  if (folded.hidden) return null;
  const next = folded.nexts.find((thing) => thing.fields["done"] !== true && textOf(thing, "due") !== "");
  return {
    id,
    jobId,
    ...folded.details,
    stage: folded.stage,
    round: folded.round,
    since: folded.since,
    appliedOn: folded.appliedOn,
    labels: folded.labels.map((thing) => textOf(thing, "name")).toSorted(),
    next: next ? { id: next.id, text: textOf(next, "text"), due: textOf(next, "due") } : null,
    nudges: folded.nudges.map((thing) => ({ on: textOf(thing, "on"), answer: textOf(thing, "answer") })),
    notes: folded.notes.length,
    contacts: folded.contacts.length,
    files: folded.files.length,
    createdAt,
    version,
  };
}

/** A value that a write replaced although its author had not seen it. Both stay in the history; the later one counts. */
export interface ReplacedValue {
  /** Id of the event that replaced it. */
  by: string;
  kind: DeskEventKind;
  thing: string;
  field: string;
  value: FieldValue;
}

/** Returns the values that `written` replaces among the events `unseen` by its author. */
export function replacedValues(unseen: readonly DeskEvent[], written: readonly DeskEvent[]): ReplacedValue[] {
  const replaced: ReplacedValue[] = [];
  for (const event of written) {
    const [thing] = thingsOf(unseen.filter((other) => other.kind === event.kind && other.thing === event.thing));
    if (thing === undefined) continue;
    for (const [field, value] of Object.entries(event.set)) {
      const before = thing.fields[field];
      if (value === undefined || before === undefined || before === value || thing.changedAt > event.madeAt) continue;
      replaced.push({ by: event.id, kind: event.kind, thing: event.thing, field, value: before });
    }
  }
  return replaced;
}
