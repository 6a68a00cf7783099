import type { JobProvenance } from "#contract/schemas/job.ts";
import { optionalField } from "#postgres/optional-field.ts";

/** A posting of a job, as JSON from the database: dates are text. */
export interface SourceRow {
  source: string;
  name: string;
  url: string;
  first_seen_at: string;
  last_seen_at: string;
  posted_at: string | null;
  leads: boolean;
  board_id: string;
  closed_at: string | null;
  closed_reason: string | null;
  times_reopened: number;
}

interface JobLife {
  first_seen_at: Date;
  last_seen_at: Date;
  closed_at: Date | null;
  closed_reason: string | null;
  sources: SourceRow[] | null;
}

const WHY: Record<string, string> = {
  "not-listed": "Its source no longer lists it.",
  expired: "Its own closing date has passed.",
  "board-gone": "The employer's page is gone.",
  "board-unreadable": "The employer's page could not be read for two weeks.",
  "board-moved": "The employer moved its openings to another page, which no longer lists it.",
  "board-off": "We no longer read the page that listed it.",
  "no-longer-remote": "It is no longer described as fully remote.",
  filled: "Its employer says that it is filled.",
  "employer-closed": "Its employer closed it.",
  unconfirmed: "Its employer didn’t say in time that it is still open.",
  unproved: "Nobody has proved any more that they speak for the company.",
  removed: "We removed it after a notice.",
  moved: "It is the same opening as another job here.",
  "sample-ended": "It was an invented example.",
};

/** Returns a job's history from its postings, open and closed. */
export function provenanceOf(job: JobLife): JobProvenance {
  const postings = job.sources ?? [];
  const sources = postings.map((posting) => ({
    source: posting.source,
    name: posting.name,
    url: posting.url,
    firstSeenAt: iso(posting.first_seen_at),
    lastSeenAt: iso(posting.last_seen_at),
    ...optionalField("postedAt", posting.posted_at === null ? null : iso(posting.posted_at)),
    ...optionalField("closedAt", posting.closed_at === null ? null : iso(posting.closed_at)),
    ...optionalField("closedWhy", whyClosed(posting.closed_reason)),
    leads: posting.leads,
  }));
  const seen = sources.map((source) => source.lastSeenAt);
  return {
    firstSeenAt: job.first_seen_at.toISOString(),
    lastSeenAt: seen.reduce((latest, each) => (each > latest ? each : latest), job.last_seen_at.toISOString()),
    ...optionalField("closedAt", job.closed_at?.toISOString()),
    ...optionalField("closedWhy", whyClosed(job.closed_reason)),
    repostedCount: repostedCount(postings),
    sources,
  };
}

/** Counts postings that reopened, and postings that replaced one that the same board had closed. */
function repostedCount(postings: readonly SourceRow[]): number {
  const cameBack = postings.reduce((sum, posting) => sum + posting.times_reopened, 0);
  const replaced = postings.filter((posting) =>
    postings.some(
      (other) =>
        other !== posting &&
        other.board_id === posting.board_id &&
        other.closed_at !== null &&
        Date.parse(other.closed_at) <= Date.parse(posting.first_seen_at),
    ),
  );
  return cameBack + replaced.length;
}

function whyClosed(reason: string | null): string | null {
  return reason === null ? null : (WHY[reason] ?? `Closed: ${reason.replaceAll("-", " ")}.`);
}

function iso(text: string): string {
  return new Date(text).toISOString();
}
