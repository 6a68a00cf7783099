const MIN_LENGTH = 3;
const MAX_WORDS = 6;
const STOP_WORDS = new Set("and for the with our you your from remote all any fully based new via into".split(" "));

/** Returns the distinct words of a job title that are worth hiding by, as written. */
export function hideableWords(title: string): string[] {
  const words = title.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? [];
  const hideable = new Map<string, string>();
  for (const raw of words) {
    const word = raw.replace(/\.+$/, "");
    const key = word.toLowerCase();
    const meaningful = word.length >= MIN_LENGTH || /[+#]/.test(word);
    if (meaningful && !STOP_WORDS.has(key) && !hideable.has(key)) hideable.set(key, word);
  }
  return [...hideable.values()].slice(0, MAX_WORDS);
}
