import { decodeToken } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

/** Spellings of which no list can mean a company: parts of an ATS's own addresses. */
const RESERVED = new Set(
  "api app apply apply2 board boards career careers company companies docs embed embed2 help hr http https j job jobs login null search secure support undefined www".split(
    " ",
  ),
);
/** Boards that a company made to try the ATS out. */
const TRIAL = /^(?:test|demo|sandbox|example|staging|dummy)[-_]?\d*$|[-_](?:test|demo|sandbox|staging|dummy)[-_]?\d*$/i;

/** Returns whether the token is part of an ATS's own address or a board made for a trial. */
export function isDeadForm(token: string): boolean {
  return RESERVED.has(token.toLowerCase()) || TRIAL.test(token);
}

/** Returns the token without the spaces and slashes, often encoded, that a careless copy leaves at its end. */
export function withoutTail(token: string): string {
  return token.trim().replace(/(?:%20|[+/\s])+$/i, "");
}

/** Returns what tells two boards apart: the request that reads the board, whatever spelling of the token it was built from. */
export function boardIdentity(source: Source, token: string): string {
  const { method, url, body } = firstRequest(source, token);
  const request = [source.id, method ?? "GET", url, body ?? ""].join(" ").toLowerCase();
  return namesToken(request, token.toLowerCase()) ? request : `${request} ${token.toLowerCase()}`;
}

/** Some sources first ask for something that is the same for every board. */
function namesToken(request: string, token: string): boolean {
  return token
    .split(/[/:]/)
    .every((part) => request.includes(part) || request.includes(encodeURIComponent(part).toLowerCase()));
}

/** Returns the spelling that discovery finds behind the board's address, or the decoded one, so that both name one board; else the token. */
export function canonicalToken(source: Source, token: string): string {
  const behind = source.boardOf?.(new URL(firstRequest(source, token).url)) ?? null;
  const other = [behind, decodeToken(token)].find(
    (each) =>
      each !== null &&
      each.toLowerCase() !== token.toLowerCase() &&
      source.token.test(each) &&
      boardIdentity(source, each) === boardIdentity(source, token),
  );
  return other ?? token;
}

function firstRequest(source: Source, token: string) {
  const keys = Object.fromEntries((source.keys ?? []).map((name) => [name, ""]));
  return source.requests({ token, keys })[0]!;
}
