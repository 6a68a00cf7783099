const SHORTEST = 3;
const MOST = 6;
const EMPTY_WORDS = new Set("and for the with our you your from remote all any fully based new via into".split(" "));

/** The words of a job's title that one may want to see no more, as written, each once. */
export function hideableWords(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [];
  const kept = new Map<string, string>();
  for (const raw of words) {
    const word = raw.replace(/\.+$/, "");
    const key = word.toLowerCase();
    const telling = word.length >= SHORTEST || /[+#]/.test(word);
    if (telling && !EMPTY_WORDS.has(key) && !kept.has(key)) kept.set(key, word);
  }
  return [...kept.values()].slice(0, MOST);
}
