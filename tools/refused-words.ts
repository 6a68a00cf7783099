/** A word or name that the glossary replaces. */
export interface RefusedWord {
  pattern: RegExp;
  instead: string;
}

/**
 * The "instead of" side of docs/glossary.md, as far as a pattern can find it. Phrases are those that no sentence of ours needs;
 * names are those of renamed things. A word with a second, proper meaning doesn't belong here.
 */
export const REFUSED: readonly RefusedWord[] = [
  { pattern: /\banew\b/i, instead: "again, or the verb itself: rebuild, reread" },
  { pattern: /\bwho(?:so)?ever\b/i, instead: "anyone who, or name the person" },
  { pattern: /\bheed(?:s|ed)?\b/i, instead: "follows, applies" },
  { pattern: /\bby nothing\b/i, instead: "by zero" },
  { pattern: /\b(?:is|are|was|were) told\b/i, instead: "say who tells whom" },
  { pattern: /\btells? of\b/i, instead: "reports" },
  { pattern: /\bstands? (?:in for|once|twice)\b/i, instead: "replaces; is written once" },
  { pattern: /\bpieces of news\b/i, instead: "updates" },
  { pattern: /\bput before (?:\d|you|each|them|referrers)/i, instead: "sent to, matched with" },
  {
    pattern: /\bwho (?:is|has|was|gets|asks|had) [^.,;:!?`"]{2,40} (?:is|goes|gets|has|may|can) /,
    instead: "a noun as the subject",
  },
  { pattern: /\b(?:is|are) none\b/i, instead: "isn’t one, doesn’t count, or name what is missing" },
  { pattern: /\bno more than one may\b/i, instead: "at most one" },
  { pattern: /\b(?:create|open|use)?Door\b(?!s)/, instead: "OutboundHttp" },
  { pattern: /\bKEPT_[A-Z]/, instead: "CACHE_TTL_MS, MAX_ENTRIES" },
  { pattern: /\b(?:un)?told(?:Job|Of)\b/i, instead: "emptyJob" },
  { pattern: /\breferralWorld\b|\bReferralWorld\b/, instead: "referralTestbed" },
  { pattern: /\b(?:JobFacts|NoticeFacts|PageFacts)\b/, instead: "JobSummary, NoticeInput, PageMeta" },
  {
    pattern: /\b(?:startBoardLoop|readStanding|readPays|sceneOf|whenUsed|replayPress|wakeOnUse|callQuery)\b/,
    instead: "see docs/glossary.md",
  },
  { pattern: /\breferrable\b/i, instead: "referable" },
];

/** Where a text uses refused words: line numbers from 1, with the word and what to write instead. */
export function refusedWords(text: string): { line: number; word: string; instead: string }[] {
  return text.split("\n").flatMap((line, index) =>
    REFUSED.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line);
      return found ? [{ line: index + 1, word: found[0].trim(), instead }] : [];
    }),
  );
}
