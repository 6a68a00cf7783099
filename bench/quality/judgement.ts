import { createHash } from "node:crypto";
import type { Share } from "#accuracy/share.ts";
import { shareOf } from "../measuring/share.ts";

/** How one row of a labelled set was read. Fields of several values (technologies) count each value. */
export interface Judgement {
  field: string;
  /** The labelled set: `ergon/skills`, `hand_traps/salaries`. */
  corpus: string;
  /** The row's own name within the set: it decides the row's half for good. */
  id: string;
  language: string;
  /** Values that the reader states, that the label states, and that both state alike. */
  found: number;
  labelled: number;
  right: number;
  /** Whether reader and label agree, also on saying nothing. */
  agrees: boolean;
  /** Whether a list of ours says with a reason that the label is wrong. It counts all the same. */
  disputed: boolean;
}

type Half = "development" | "validation";

/** The half of a row, by the SHA-256 of set and id: nobody chooses it, and adding rows moves no other row. */
export function halfOf({ corpus, id }: Pick<Judgement, "corpus" | "id">): Half {
  const [first = 0] = createHash("sha256").update(`${corpus}\n${id}`).digest();
  return first % 2 === 0 ? "development" : "validation";
}

export interface Figures {
  rows: number;
  precision: Share | null;
  recall: Share | null;
  exact: Share | null;
  /** Of rows whose label states nothing: how many the reader left unstated, too. */
  quiet: Share | null;
}

/** Sums judgements of one field. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const sum = (value: (judgement: Judgement) => number) =>
    judgements.reduce((total, judgement) => total + value(judgement), 0);
  const silent = judgements.filter(({ labelled }) => labelled === 0);
  const right = sum((judgement) => judgement.right);
  return {
    rows: judgements.length,
    precision: shareOf(
      right,
      sum(({ found }) => found),
    ),
    recall: shareOf(
      right,
      sum(({ labelled }) => labelled),
    ),
    exact: shareOf(
      sum(({ agrees }) => Number(agrees)),
      judgements.length,
    ),
    quiet: shareOf(silent.filter(({ found }) => found === 0).length, silent.length),
  };
}

/** Judges a field of one value: what was read against what the label allows; `""` says nothing. */
export function judgeValue(
  read: string,
  allowed: readonly string[],
): Pick<Judgement, "found" | "labelled" | "right" | "agrees"> {
  const agrees = allowed.includes(read);
  const labelled = Number(agrees ? read !== "" : allowed[0] !== "");
  return { found: Number(read !== ""), labelled, right: Number(agrees && read !== ""), agrees };
}

/** Judges a field of several values. `tolerated` values are neither right nor wrong. */
export function judgeSet(
  read: readonly string[],
  label: readonly string[],
  tolerated: readonly string[] = [],
): Pick<Judgement, "found" | "labelled" | "right" | "agrees"> {
  const counted = read.filter((value) => label.includes(value) || !tolerated.includes(value));
  const right = counted.filter((value) => label.includes(value)).length;
  const agrees = right === label.length && right === counted.length;
  return { found: counted.length, labelled: label.length, right, agrees };
}
