/** What the desk's applications consist of: stages, the moves between them, kinds of events and limits. Server and browser share it. */

export const STAGES = [
  "saved",
  "preparing",
  "applied",
  "answered",
  "interview",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
  "ghosted",
] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_WORDS: Record<Stage, string> = {
  saved: "Saved",
  preparing: "Preparing",
  applied: "Applied",
  answered: "Answered",
  interview: "Interview",
  offer: "Offer",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  ghosted: "Ghosted",
};

/**
 * The stages that can follow each stage. An application can start at any stage, because people start tracking in the middle. Going
 * back isn't a move: people who recorded a step by mistake remove it. The database holds the same table.
 */
export const MOVES: Record<Stage, readonly Stage[]> = {
  saved: ["preparing", "applied", "answered", "interview", "withdrawn"],
  preparing: ["saved", "applied", "answered", "interview", "withdrawn"],
  applied: ["answered", "interview", "offer", "rejected", "withdrawn", "ghosted"],
  answered: ["interview", "offer", "rejected", "withdrawn", "ghosted"],
  // Each further interview is the next round.
  interview: ["interview", "offer", "rejected", "withdrawn", "ghosted"],
  offer: ["interview", "accepted", "rejected", "withdrawn", "ghosted"],
  // Offers that were accepted get revoked, and people change their minds.
  accepted: ["rejected", "withdrawn"],
  rejected: ["answered", "interview", "offer"],
  withdrawn: ["saved", "preparing", "applied", "answered", "interview", "offer"],
  ghosted: ["answered", "interview", "offer", "rejected", "withdrawn"],
};

/** Returns whether a step to `to` can follow `from`; null is the start. */
export function canMove(from: Stage | null, to: Stage): boolean {
  return from === null || MOVES[from].includes(to);
}

/** Stages before an application is sent. */
export const UNSENT_STAGES: readonly Stage[] = ["saved", "preparing"];

/** "Interview 2", "Applied". */
export function stageWords(stage: Stage, round: number): string {
  return stage === "interview" && round > 0 ? `Interview ${round}` : STAGE_WORDS[stage];
}

/**
 * Kinds of events. An event sets fields of one thing: the details of the application, one step of its history, one note and so on.
 * The first event about a thing creates it; later ones change single fields, and `removed` hides it.
 */
export const EVENT_KINDS = ["details", "step", "note", "contact", "link", "file", "next", "label", "nudge"] as const;
export type DeskEventKind = (typeof EVENT_KINDS)[number];

export type FieldValue = string | number | boolean | null;

export interface DeskEvent {
  /** UUID that the client makes, so that a repeated write does nothing twice. */
  id: string;
  /** UUID of the thing that the event is about. Of the details it's the application's id. */
  thing: string;
  kind: DeskEventKind;
  /** When the person made the change; orders changes of one field. */
  madeAt: string;
  /** When the server recorded it; null before. */
  recordedAt: string | null;
  set: Readonly<Record<string, FieldValue | undefined>>;
}

export const NUDGE_ANSWERS = ["followed-up", "waiting"] as const;
export type NudgeAnswer = (typeof NUDGE_ANSWERS)[number];

export const APPLICATIONS_MAX = 2000;
export const APPLICATIONS_PER_WRITE_MAX = 500;
export const EVENTS_PER_WRITE_MAX = 10_000;
export const EVENTS_PER_APPLICATION_MAX = 500;
/** Of all applications of an account together. */
export const EVENTS_MAX = 40_000;
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const FILES_PER_APPLICATION_MAX = 20;
/** Of all files of an account that have arrived in part. */
export const UNFINISHED_BYTES_MAX = 50 * 1024 * 1024;
/** Of all files of an account together. */
export const ACCOUNT_FILE_BYTES_MAX = 200 * 1024 * 1024;

export const TITLE_MAX = 300;
export const URL_MAX = 2000;
export const SHORT_TEXT_MAX = 300;
export const NOTE_MAX = 10_000;
export const LABEL_MAX = 40;
export const POSTING_TEXT_MAX = 60_000;
/** The earliest day that an event may name. */
export const FIRST_DAY = "1970-01-01";
/** The last day that an event may name. */
export const LAST_DAY = "2099-12-31";

/** A copy of a posting as it was when the person applied or saved it. */
export interface FrozenPosting {
  title: string;
  company: string;
  url: string;
  location: string;
  salary: string;
  employmentType: string;
  /** Plain text with line breaks between blocks. */
  text: string;
  /** When it was copied. */
  frozenAt: string;
}
