import { decodeEntities } from "#sources/html-entities.ts";
import { boardCompany, decodeToken } from "#sources/read.ts";
import { sources } from "#sources/registry.ts";
import { BoardsByName } from "./boards-by-name.ts";
import { boardIdentity, canonicalToken, isDeadForm, withoutTail } from "./board-identity.ts";
import { countryOf } from "./country.ts";
import type { BoardList, Sighting } from "./sighting.ts";

/** A board with what the lists say about it. */
export interface CollectedBoard {
  source: string;
  token: string;
  company: string | null;
  country: string | null;
  /** Remote openings by the id of the list that shows the board. */
  remoteByList: Map<string, number>;
  staffing: boolean;
}

export interface ListReport {
  id: string;
  lines: number;
  /** Boards that this list names, and those among them that no earlier list named. */
  boards: number;
  firstNamed: number;
  dropped: Map<string, number>;
}

/** Reads lists one after another and joins the lines that name one board. */
export class BoardCollection {
  readonly boards = new Map<string, CollectedBoard>();
  readonly reports: ListReport[] = [];
  /** A token as a list spells it → the board; lists of openings repeat a board thousands of times. */
  #known = new Map<string, CollectedBoard | string>();

  add(list: Pick<BoardList, "id" | "read">, file: string): void {
    const report: ListReport = { id: list.id, lines: 0, boards: 0, firstNamed: 0, dropped: new Map() };
    let byName: BoardsByName | undefined;
    for (const line of list.read(file)) {
      report.lines += 1;
      if ("name" in line) byName ??= new BoardsByName(this.boards.values());
      if ("dropped" in line) {
        count(report.dropped, line.dropped);
        continue;
      }
      const board = "name" in line ? byName!.find(line) : this.#boardOf(line, report);
      if (typeof board === "string") {
        count(report.dropped, board);
        continue;
      }
      if (!board.remoteByList.has(list.id)) report.boards += 1;
      board.remoteByList.set(list.id, (board.remoteByList.get(list.id) ?? 0) + line.remote);
      board.country ??= line.country;
      if ("token" in line) takeOver(board, line);
    }
    this.reports.push(report);
  }

  /** Returns the board that a line names, or why the line is dropped. */
  #boardOf(line: Sighting, report: ListReport): CollectedBoard | string {
    const spelling = `${line.source}\n${line.token}`;
    const known = this.#known.get(spelling);
    if (known !== undefined) return known;
    const found = this.#find(line, report);
    this.#known.set(spelling, found);
    return found;
  }

  #find(line: Sighting, report: ListReport): CollectedBoard | string {
    const source = sources.get(line.source);
    if (source === undefined) return `source not read: ${line.source}`;
    const written = withoutTail(line.token);
    if (isDeadForm(written)) return "dead form";
    if (!source.token.test(written)) return "not a token of its source";
    const token = canonicalToken(source, written);
    const identity = boardIdentity(source, token);
    const board = this.boards.get(identity);
    if (board !== undefined) {
      if (capitals(token) > capitals(board.token)) board.token = token;
      return board;
    }
    report.firstNamed += 1;
    const added: CollectedBoard = { ...line, token, company: null, country: null, remoteByList: new Map() };
    this.boards.set(identity, added);
    return added;
  }
}

function count(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

/** The spelling with capitals is the original: lists write tokens in lower case, never the other way round. */
function capitals(token: string): number {
  return token.length - token.replace(/\p{Lu}/gu, "").length;
}

/** The first list that names the company and the country decides; the words of the token are no name. */
function takeOver(board: CollectedBoard, line: Sighting): void {
  const name = tidyName(line.company);
  if (name !== null && (board.company === null || isTokenName(board))) board.company = name;
  board.country ??= countryOf(board.source, board.token, name);
  board.staffing ||= line.staffing;
}

function tidyName(name: string | null): string | null {
  const tidy = decodeEntities(decodeToken(name ?? ""))
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return tidy === "" ? null : tidy;
}

/** Returns whether a board's name only repeats its token or a part of it, or the words that we make of it. */
export function isTokenName({ company, token }: Pick<CollectedBoard, "company" | "token">): boolean {
  if (company === null) return false;
  const parts = decodeToken(token).split(/[/:.]/);
  const isPart = [
    decodeToken(token),
    ...parts,
    ...parts.map((part) => part.replace(/^(?:careers?|jobs)-/, "")),
  ].includes(company);
  return isPart || company === boardCompany({ token });
}
