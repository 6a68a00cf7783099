import type { JobSnapshot, SavedChange } from "#contract/schemas/desk/saved.ts";

/** A saved job as the page shows it. */
export interface SavedItem {
  id: string;
  savedAt: string;
  since: string;
  job: JobSnapshot & { url?: string; postedAt?: string };
  changes: SavedChange[];
  /** The account doesn't have it yet. */
  waiting: boolean;
}

export const SHOWN = ["all", "changed", "open", "closed"] as const;
export type Shown = (typeof SHOWN)[number];

export const SORTS = ["saved", "changed", "posted", "company"] as const;
export type Sort = (typeof SORTS)[number];

/** What the address of the page asks for. */
export interface SavedView {
  show: Shown;
  sort: Sort;
  q: string;
}

export function readView(params: URLSearchParams): SavedView {
  return {
    show: SHOWN.find((show) => show === params.get("show")) ?? "all",
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "saved",
    q: params.get("q") ?? "",
  };
}

/** Returns the address's parameters, without those that say nothing. */
export function viewParams({ show, sort, q }: SavedView): Record<string, string> {
  return { ...(show !== "all" && { show }), ...(sort !== "saved" && { sort }), ...(q !== "" && { q }) };
}

const PASSES: Record<Shown, (item: SavedItem) => boolean> = {
  all: () => true,
  changed: ({ changes }) => changes.length > 0,
  open: ({ job }) => job.closedAt === null,
  closed: ({ job }) => job.closedAt !== null,
};

/** Returns how many of the items each choice shows. */
export function shownCounts(items: readonly SavedItem[]): Record<Shown, number> {
  const count = (show: Shown) => items.filter(PASSES[show]).length;
  return { all: items.length, changed: count("changed"), open: count("open"), closed: count("closed") };
}

const time = (iso: string | undefined) => (iso === undefined ? 0 : Date.parse(iso));

const ORDER: Record<Sort, (one: SavedItem, other: SavedItem) => number> = {
  saved: (one, other) => time(other.savedAt) - time(one.savedAt),
  changed: (one, other) => Number(other.changes.length > 0) - Number(one.changes.length > 0),
  posted: (one, other) => time(other.job.postedAt) - time(one.job.postedAt),
  company: (one, other) => one.job.company.name.localeCompare(other.job.company.name, "en"),
};

/** Returns the items of a view in its order; equal ones, the saved last first. */
export function itemsInView(items: readonly SavedItem[], { show, sort, q }: SavedView): SavedItem[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return items
    .filter(PASSES[show])
    .filter(({ job }) => {
      const text = `${job.role} ${job.company.name} ${job.location}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => ORDER[sort](one, other) || ORDER.saved(one, other));
}
