import type { AskedLanguage, AskedLevel } from "#contract/schemas/job-terms.ts";
import type { Found } from "./language-mentions.ts";

/** Levels from the least to the most demanding; what the framework names comes behind a word for as much. */
const DEMANDING: readonly AskedLevel[] = [
  "basic",
  "A1",
  "A2",
  "conversational",
  "B1",
  "B2",
  "fluent",
  "C1",
  "C2",
  "native",
];
const RANK = new Map(DEMANDING.map((level, rank) => [level, rank]));
export const demandOf = ({ required, level }: AskedLanguage): number =>
  (required ? 100 : 0) + (level === null ? -1 : (RANK.get(level) ?? -1));
/** An implied level counts before none and behind each that a sentence names. */
export const rankOf = (found: Found): number =>
  found.isImplied === true && found.level !== null ? demandOf({ ...found, level: null }) + 0.5 : demandOf(found);
