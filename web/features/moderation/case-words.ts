import type { CaseDetail, CaseLine } from "#contract/schemas/moderation/desk.ts";
import { NOTICE_CATEGORIES } from "#contract/values/moderation/notice.ts";

const CATEGORY_WORDS: Record<string, string> = {
  ...NOTICE_CATEGORIES,
  "suggested-board": "A guest suggests this board",
  disputed: "The referral didn’t arrive",
  "disowned-board": "A company says that the board isn’t its own",
  "direct-post": "An employer posts a job",
  "changed-post": "An employer changed a post",
  claim: "Somebody claims this company",
  operator: "An operator looks into it",
  abuse: "Somebody reports how they were treated",
};

/** Returns a category in words. */
export const categoryWords = (category: string): string => CATEGORY_WORDS[category] ?? category;

/** Returns what a case is about and how many people told us. */
export function caseWords({
  category,
  voices,
  appealed,
  marks,
}: Pick<CaseLine, "category" | "voices" | "appealed" | "marks">): string {
  const said = voices > 1 ? ` · ${voices} people` : "";
  const marked = marks.length > 0 ? " · marked" : "";
  return `${appealed ? "Appeal: " : ""}${categoryWords(category)}${said}${marked}`;
}

/** Returns what other cases about the same thing are about, each kind once. */
export function linkedWords(linked: CaseDetail["linked"]): string {
  const kinds = Map.groupBy(linked, ({ category }) => category);
  return [...kinds]
    .map(([category, cases]) => {
      const waiting = cases.filter(({ decided }) => !decided).length;
      const counts = [
        ...(waiting === 0 ? [] : [waiting === 1 ? "1 waits" : `${waiting} wait`]),
        ...(waiting === cases.length ? [] : [`${cases.length - waiting} decided`]),
      ];
      return `${categoryWords(category)} (${counts.join(", ")})`;
    })
    .join("; ");
}
