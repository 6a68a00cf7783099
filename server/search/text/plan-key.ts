import type { Alternative, TextPlan } from "./text-plan.ts";

/** Returns what tells plans that find the same documents with the same scores in a block of documents where all clauses are met. */
export function keyOfPlan({ clauses, excluded }: TextPlan): string {
  const keyOf = ({ words, phrase, quality }: Alternative): string =>
    `${phrase ? "phrase " : ""}${quality} ${words.map(({ idf, fields, key }) => `[${idf} ${fields} ${key}]`).join("")}`;
  return JSON.stringify([clauses.map((clause) => clause.map(keyOf)), excluded.map(keyOf)]);
}
