import { z } from "zod";
import type { Posting, PostingCompany, PostingSalary } from "#sources/posting.ts";
import type { BoardRef, ReadResult } from "#sources/source.ts";
import { publicUrl } from "#sources/web-address.ts";

/** The payload as a whole is not what the source sends: an error page, another format, a new root. */
export class SourceShapeError extends Error {
  override name = "SourceShapeError";
  readonly sourceId: string;

  constructor(sourceId: string, message: string, options?: ErrorOptions) {
    super(`${sourceId}: ${message}`, options);
    this.sourceId = sourceId;
  }
}

const WRONG_SHAPE = "wrong-shape";

/** Returns whether a rejection means that the source has changed its shape. */
export function isShapeFailure(reason: string): boolean {
  return reason.startsWith(WRONG_SHAPE);
}

/** A posting that is skipped on purpose, with the reason it is counted under. */
export interface Skipped {
  skip: string;
}

type Loose<T> = { [K in keyof T]?: T[K] | null | undefined | "" };
export type LoosePosting = Omit<Loose<Posting>, "company" | "salary"> & {
  company: Loose<PostingCompany>;
  salary?: Loose<PostingSalary> | null | undefined;
};

/** Validates the root of a payload. Throws SourceShapeError with the first problem. */
export function readRoot<T>(sourceId: string, shape: z.ZodType<T>, payload: unknown): T {
  const read = shape.safeParse(payload);
  if (read.success) return read.data;
  throw new SourceShapeError(sourceId, `the payload is not what this source sends: ${firstIssue(read.error)}`);
}

/** Reads a payload that is a list, or the list in one of its fields. Throws SourceShapeError for any other payload. */
export function readList(sourceId: string, payload: unknown, field?: string): unknown[] {
  const items = z.array(z.unknown());
  if (field === undefined) return readRoot(sourceId, items, payload);
  return readRoot(sourceId, z.object({ [field]: items }), payload)[field] ?? [];
}

/**
 * Reads the items of a payload one by one, so that `items.length` is always `postings.length + rejected.length`.
 * `read` returns the posting, or `{ skip }` with the reason for skipping it.
 */
export function readItems<T>(
  items: readonly unknown[],
  shape: z.ZodType<T>,
  read: (item: T) => LoosePosting | Skipped,
): ReadResult {
  const result: ReadResult = { postings: [], rejected: [] };
  const seen = new Set<string>();
  const reject = (externalId: string | null, reason: string) => result.rejected.push({ externalId, reason });
  for (const item of items) {
    const parsed = shape.safeParse(item);
    if (!parsed.success) {
      reject(looseId(item), `${WRONG_SHAPE}: ${firstIssue(parsed.error)}`);
      continue;
    }
    const loose = read(parsed.data);
    if ("skip" in loose) {
      reject(looseId(item), loose.skip);
      continue;
    }
    const posting = tidyPosting(loose);
    if (typeof posting === "string") reject(loose.externalId || looseId(item), `${WRONG_SHAPE}: ${posting}`);
    else if (seen.has(posting.externalId)) reject(posting.externalId, "repeated-id");
    else {
      seen.add(posting.externalId);
      result.postings.push(posting);
    }
  }
  return result;
}

/** Merges the detail of a posting into the one from the list. The detail's fields win. */
export function completePosting(list: Posting, detail: Posting): Posting {
  return { ...list, ...detail, company: { ...list.company, ...detail.company } };
}

/** An id as text. Numbers beyond 2^53 already are text (`parseJsonTextIds`). */
export const idText = z.union([z.string().trim().min(1), z.number().int().transform(String)]);

/** The token of a board that has a subdomain of its own. */
export const SUBDOMAIN = /^[a-z0-9][a-z0-9-]{0,99}$/i;

/** An optional text. */
export const text = z.string().nullish();

/** An amount as a number or a text; zero and negative values mean "not stated". */
export const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = typeof value === "string" ? Number(value.trim() || Number.NaN) : value;
    return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : undefined;
  });

/** Joins city, region and country into one place; empty without any. */
export function placeText(...parts: (string | null | undefined)[]): string {
  const kept = parts.map((part) => part?.trim() ?? "").filter((part) => part !== "");
  return kept.filter((part, index) => kept.indexOf(part) === index).join(", ");
}

/** Returns the employer of a board whose payload doesn't name one: the board's name, else the words of its token. */
export function boardCompany(board: BoardRef): string {
  if (board.companyName) return board.companyName;
  const slug = board.token.split("/").at(-1)!.split(":").at(-1)!.split(".")[0]!;
  return decodeToken(slug)
    .replace(/[-_]+/g, " ")
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    .trim();
}

/** Returns the employer of a board on a host of its own: the board's name, else the host's first label after one such as "careers". */
export function hostCompany(board: BoardRef, host = board.token): string {
  return boardCompany({ ...board, token: host.replace(/^(?:www|jobs?|careers?|talent)\./i, "") });
}

/** Decodes a percent-encoded token. */
export function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** Joins the sections of a split body into one HTML text, each under its heading. */
export function joinSections(
  sections: { heading?: string | null | undefined; html?: string | null | undefined }[],
): string {
  return sections
    .filter((section) => section.html?.trim())
    .map(({ heading, html }) =>
      heading?.trim() ? `<h3>${escapeText(heading.trim())}</h3>\n${html!.trim()}` : html!.trim(),
    )
    .join("\n");
}

function escapeText(value: string): string {
  return value
    .replace(/&(?!#?\w+;)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/** Drops empty fields and checks the required ones; returns the problem as a text. */
function tidyPosting(loose: LoosePosting): Posting | string {
  const posting = compact(loose) as Partial<Posting>;
  if (!posting.externalId) return "it has no id";
  if (!posting.title) return "it has no title";
  const url = publicUrl(loose.url);
  if (url === null) return "its url is not an absolute web address";
  const [logoUrl, website, linkedin] = [loose.company.logoUrl, loose.company.website, loose.company.linkedin].map(
    publicUrl,
  );
  const company = compact({ ...loose.company, logoUrl, website, linkedin });
  return { ...posting, externalId: posting.externalId, title: posting.title, url, company };
}

function compact(fields: object): object {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const tidy = tidyValue(value);
    if (tidy !== undefined) kept[key] = tidy;
  }
  return kept;
}

/** Removes NUL and lone surrogates, which can't be stored; pages write them as character references. */
function storable(value: string): string {
  return value.isWellFormed() && !value.includes("\0") ? value : value.toWellFormed().replaceAll("\0", "");
}

function tidyValue(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return storable(value).trim() || undefined;
  if (Array.isArray(value)) {
    const kept = value.map(tidyValue).filter((entry) => entry !== undefined);
    return kept.length > 0 ? [...new Set(kept)] : undefined;
  }
  if (typeof value === "object") {
    const kept = compact(value);
    return Object.keys(kept).length > 0 ? kept : undefined;
  }
  return value;
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return "unreadable";
  const path = issue.path.map(String).join(".");
  return path === "" ? issue.message : `${path}: ${issue.message}`;
}

function looseId(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  const fields = item as Record<string, unknown>;
  const id = fields["id"] ?? fields["uuid"] ?? fields["shortcode"] ?? fields["slug"] ?? fields["guid"];
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}
