import type { Completion, Correction, TermStats } from "#search/text/term-index.ts";

/** Returns the same statistics, which look up each word's completions and corrections once: many queries name the same words. */
export function rememberedTerms(stats: TermStats): TermStats {
  const completions = new Map<string, Completion[]>();
  const corrections = new Map<string, Correction[]>();
  return {
    get jobCount() {
      return stats.jobCount;
    },
    docFrequency: (word) => stats.docFrequency(word),
    completions: (prefix) => remembered(completions, prefix, () => stats.completions(prefix)),
    corrections: (word, maxEdits, asPrefix) =>
      remembered(corrections, `${word} ${maxEdits} ${asPrefix}`, () => stats.corrections(word, maxEdits, asPrefix)),
  };
}

function remembered<V>(values: Map<string, V>, key: string, find: () => V): V {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = find()));
  return value;
}
