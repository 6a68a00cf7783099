import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkBoard, type BadRow } from "#ingest/board-list.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { startsEnabled, type NewBoard } from "#store/catalogue/boards.ts";

/** A board of the directory with what the public lists say about it. */
export interface DirectoryBoard extends NewBoard {
  expectedRemote: number;
  country: string | null;
}

/** `starter`: every open feed and the boards with the most expected remote openings; `all`: the whole directory. */
export type DirectoryPart = "starter" | "all";

export interface Directory {
  /** Open feeds first, then by expected remote openings, most first. */
  boards: DirectoryBoard[];
  bad: BadRow[];
}

/** Number of employers' boards in the starter set. */
export const STARTER_BOARDS = 1500;
export const DIRECTORY_FOLDER = path.join(import.meta.dirname, "..", "..", "..", "boards");
export const DIRECTORY_HEADER = "token\tcompany\texpected\tcountry";

/**
 * Reads the directory of boards: one file per source, named `<source>.tsv`. Lines that don't parse are returned with file, line and
 * problem. Throws when the folder cannot be read.
 */
export async function readDirectory(part: DirectoryPart, folder: string = DIRECTORY_FOLDER): Promise<Directory> {
  const directory: Directory = { boards: [], bad: [] };
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  for (const name of files.toSorted()) readFile(directory, folder, name);
  directory.boards.sort(byExpectedRemote);
  if (part === "starter") directory.boards = starterSet(directory.boards);
  return directory;
}

function starterSet(boards: readonly DirectoryBoard[]): DirectoryBoard[] {
  const readable = boards.filter(({ source }) => isReadFromTheStart(sources.get(source)!));
  const feeds = readable.filter(isFeed);
  return [...feeds, ...readable.filter((board) => !isFeed(board)).slice(0, STARTER_BOARDS)];
}

/** Sources that need a key, an operator's word or a proof stay unread after a first start. */
function isReadFromTheStart(source: Source): boolean {
  return startsEnabled(source) && source.keys === undefined;
}

function isFeed({ source }: DirectoryBoard): boolean {
  return sources.get(source)!.kind === "board";
}

function byExpectedRemote(a: DirectoryBoard, b: DirectoryBoard): number {
  return (
    Number(isFeed(b)) - Number(isFeed(a)) ||
    b.expectedRemote - a.expectedRemote ||
    compare(a.source, b.source) ||
    compare(a.token, b.token)
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readFile(directory: Directory, folder: string, name: string): void {
  const file = `${path.basename(folder)}/${name}`;
  const source = path.basename(name, ".tsv");
  if (!sources.has(source)) {
    directory.bad.push({ file, line: 1, problem: `there is no source ${JSON.stringify(source)}; the file is skipped` });
    return;
  }
  const lines = readFileSync(path.join(folder, name), "utf8")
    .replace(/^\ufeff/, "")
    .split(/\r?\n/);
  const lineOfToken = new Map<string, number>();
  let headed = false;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === "" || text.startsWith("#")) continue;
    if (!headed && text !== DIRECTORY_HEADER) {
      const header = DIRECTORY_HEADER.replaceAll("\t", ", ");
      directory.bad.push({
        file,
        line,
        problem: `the first line must name the columns ${header}; the file is skipped`,
      });
      return;
    }
    if (!headed) {
      headed = true;
      continue;
    }
    const board = readLine(source, text);
    if (typeof board === "string") {
      directory.bad.push({ file, line, problem: board });
      continue;
    }
    const spelling = board.token.toLowerCase();
    const earlier = lineOfToken.get(spelling);
    if (earlier === undefined) {
      lineOfToken.set(spelling, line);
      directory.boards.push(board);
    } else directory.bad.push({ file, line, problem: `${board.token} repeats line ${earlier}` });
  }
}

/** Reads one line, or returns what is wrong with it. */
function readLine(source: string, text: string): DirectoryBoard | string {
  const cells = text.split("\t").map((cell) => cell.trim());
  if (cells.length > 4) return `the line has ${cells.length} columns instead of 4`;
  const [token = "", company = "", expected = "", country = ""] = cells;
  const board = checkBoard(source, token, company || null);
  if (typeof board === "string") return board;
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(expected))
    return `expected must be a number of openings, not ${JSON.stringify(expected.slice(0, 40))}`;
  if (!/^([A-Z]{2})?$/.test(country))
    return `country must be two capital letters or empty, not ${JSON.stringify(country.slice(0, 40))}`;
  return { ...board, expectedRemote: Number(expected), country: country || null };
}
