/** Twice the sentences of a batch of postings. */
const MOST_TEXTS = 2000;

interface Entry<T> {
  text: string;
  value: T;
}

/** Keeps what was found out about the last texts: at least 2,000 of them, at most twice as many. */
export class RecentTexts<T> {
  /** They live as long as their modules. */
  static readonly #all: RecentTexts<unknown>[] = [];
  #recent = new Map<string, Entry<T>>();
  #older = new Map<string, Entry<T>>();

  constructor() {
    RecentTexts.#all.push(this);
  }

  /** Forgets everything that readers remember of texts, so that what reading a text costs the first time can be measured. */
  static forgetAll(): void {
    for (const texts of RecentTexts.#all) texts.clear();
  }

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
