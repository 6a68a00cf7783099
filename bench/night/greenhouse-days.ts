import { readFileSync } from "node:fs";
import path from "node:path";

/** One posting of the recorded lists. Day 1 has no title or location; postings that day 2 still lists get theirs. */
export interface ListedPosting {
  board: string;
  id: string;
  updatedAt: string;
  title: string | null;
  location: string | null;
}

export const DAY_FILES = ["greenhouse_112k_day1_2026-01-06.tsv", "greenhouse_112k_day2_2026-01-08.tsv"] as const;

/** The lists of both days, reduced to the first `mostBoards` boards in alphabetical order. */
export interface GreenhouseDays {
  boards: string[];
  /** Postings of each day by board. */
  days: readonly [ReadonlyMap<string, ListedPosting[]>, ReadonlyMap<string, ListedPosting[]>];
}

/** Reads the recorded lists of about 3,100 Greenhouse boards on two days. Throws when a file is missing. */
export function readGreenhouseDays(folder: string, mostBoards: number): GreenhouseDays {
  const [first, second] = DAY_FILES.map((file) => readList(path.join(folder, file))) as [
    ListedPosting[],
    ListedPosting[],
  ];
  const described = new Map(second.map((posting) => [keyOf(posting), posting]));
  for (const posting of first) {
    const later = described.get(keyOf(posting));
    posting.title = later?.title ?? null;
    posting.location = later?.location ?? null;
  }
  const boards = [...new Set([...first, ...second].map(({ board }) => board))].toSorted().slice(0, mostBoards);
  const known = new Set(boards);
  return { boards, days: [byBoard(first, known), byBoard(second, known)] };
}

function keyOf({ board, id }: ListedPosting): string {
  return `${board}\t${id}`;
}

function readList(file: string): ListedPosting[] {
  const [header = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = header.split("\t");
  const at = (name: string) => columns.indexOf(name);
  const [board, id, updatedAt, title, location] = ["company_slug", "id", "updated_at", "title", "location"].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return lines.map((line) => {
    const cells = line.split("\t");
    return {
      board: cells[board]!,
      id: cells[id]!,
      updatedAt: cells[updatedAt]!,
      title: cells[title] ?? null,
      location: cells[location] ?? null,
    };
  });
}

function byBoard(postings: readonly ListedPosting[], known: ReadonlySet<string>): Map<string, ListedPosting[]> {
  return Map.groupBy(
    postings.filter(({ board }) => known.has(board)),
    ({ board }) => board,
  );
}
