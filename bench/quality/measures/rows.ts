import { goldRows, isException } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";

export type Row = Record<string, string>;
type Verdict = Pick<Judgement, "found" | "labelled" | "right" | "agrees">;

/** What a set's rows have in common. */
interface Corpus<T> {
  field: string;
  corpus: string;
  language?: string;
  /** The row's own name in the set. */
  id: (row: T, at: number) => string;
  /** How `exceptions.tsv` names a doubted label: the set there and the row, if not the corpus and the id. */
  exception?: (row: T) => readonly [string, string];
}

/** Judges every row of a set; a verdict of undefined leaves out a row without a label. */
export function judgeRows<T>(
  { field, corpus, language = "en", id, exception }: Corpus<T>,
  rows: readonly T[] | null,
  judge: (row: T) => Verdict | undefined,
): Judgement[] {
  return (rows ?? []).flatMap((row, at) => {
    const verdict = judge(row);
    if (verdict === undefined) return [];
    const name = id(row, at);
    const disputed = isException(...(exception?.(row) ?? ([corpus, name] as const)));
    return [{ field, corpus, id: name, language, disputed, ...verdict }];
  });
}

/** Judges a file of `hand_traps`: `column` holds the text, `read` answers as the column of the label does. */
export function judgeTraps(
  field: string,
  file: string,
  column: string,
  values: (row: Row) => [string, string],
): Judgement[] {
  const corpus = `hand_traps/${file}`;
  const header = { field, corpus, language: "–", id: (row: Row) => row[column] ?? "" };
  return judgeRows(header, goldRows("hand_traps", `${file}.tsv`), (row) => {
    const [read, label] = values(row);
    return judgeValue(read, [label]);
  });
}

/** The value of the first column whose name starts so. */
export function columnStarting(row: Row, start: string): string {
  return Object.entries(row).find(([column]) => column.startsWith(start))?.[1] ?? "";
}
