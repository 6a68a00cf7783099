import type { CaseLine } from "#contract/schemas/moderation/desk.ts";
import { NOTICE_CATEGORIES } from "#contract/values/moderation/notice.ts";

const CATEGORY_WORDS: Record<string, string> = {
  ...NOTICE_CATEGORIES,
  "suggested-board": "A guest suggests this board",
  disputed: "The referral didn’t arrive",
  abuse: "Somebody reports how they were treated",
};

/** Returns a category in words. */
export const categoryWords = (category: string): string => CATEGORY_WORDS[category] ?? category;

/** Returns what a case is about and how many people told us. */
export function caseWords({ category, voices, appealed }: Pick<CaseLine, "category" | "voices" | "appealed">): string {
  const said = voices > 1 ? ` · ${voices} people` : "";
  return `${appealed ? "Appeal: " : ""}${categoryWords(category)}${said}`;
}
