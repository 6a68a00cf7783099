import type { PostContent } from "#contract/schemas/employers/posts.ts";

/** A part of a post that an operator looks at again when it changes. */
export type ChangedPart = "title" | "pay" | "countries" | "apply address" | "description";

/** The share of its words up to which a description counts as the same. */
const MOST_CHANGED = 1 / 3;

/** Returns what of a post differs from what was looked at last, so that somebody should look again. */
export function changedParts(seen: PostContent, now: PostContent): ChangedPart[] {
  const differs: Record<ChangedPart, boolean> = {
    title: seen.title !== now.title,
    pay: payOf(seen) !== payOf(now),
    countries: placesOf(seen) !== placesOf(now),
    "apply address": seen.applyUrl !== now.applyUrl,
    description: changedShare(seen.description, now.description) > MOST_CHANGED,
  };
  return (Object.keys(differs) as ChangedPart[]).filter((part) => differs[part]);
}

/**
 * Returns how much of a text changed, from 0 to 1: the words of the longer text that the other doesn't have, each as often as it's there.
 * Case, punctuation and order don't count.
 */
export function changedShare(before: string, after: string): number {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const longer = Math.max(old.length, fresh.length);
  if (longer === 0) return 0;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of fresh) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (longer - common) / longer;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const payOf = ({ salary: { min, max, currency, period } }: PostContent): string => [min, max, currency, period].join();

const placesOf = ({ isWorldwide, countries }: PostContent): string =>
  isWorldwide ? "worldwide" : countries.toSorted().join();
