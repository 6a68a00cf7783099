/** Twice the sentences of a batch of postings. */
const MOST_TEXTS = 2000;

interface Entry<T> {
  text: string;
  value: T;
}

/** Keeps what was found out about the last texts: at least 2,000 of them, at most twice as many. */
export class RecentTexts<T> {
  #recent = new Map<string, Entry<T>>();
  #older = new Map<string, Entry<T>>();

  get(text: string): T | undefined {
    const entry = this.#recent.get(text);
    if (entry !== undefined) return entry.value;
    const older = this.#older.get(text);
    // The text kept is a copy; the one given may be part of a long one, which it would keep in memory.
    if (older !== undefined) this.#keep(older);
    return older?.value;
  }

  set(text: string, value: T): void {
    this.#keep({ text, value });
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }

  #keep(entry: Entry<T>): void {
    if (this.#recent.size >= MOST_TEXTS) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(entry.text, entry);
  }
}
