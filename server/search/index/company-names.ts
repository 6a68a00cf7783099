import { fold } from "#taxonomy/fold.ts";
import { type Counts, NameStarts } from "./name-starts.ts";

export interface CompanyName {
  slug: string;
  name: string;
  folded: string;
}

/** How a text fits a name: it is the whole name, the start of it, or the start of one of its later words. */
export const NAME_FITS = ["whole", "start", "word"] as const;
export type NameFit = (typeof NAME_FITS)[number];

export interface FittingCompany extends CompanyName {
  fit: NameFit;
  count: number;
}

/** Company names by slug and slugs by name, for the jobs in the model. */
export class CompanyNames {
  readonly #names = new Map<string, CompanyName>();
  readonly #slugs = new Map<string, string>();
  /** Every name that a company has or had, by number. */
  readonly #all: CompanyName[] = [];
  /** How many of them can be found by what they begin with. */
  #indexed = 0;
  readonly #whole = new Map<string, number[]>();
  readonly #starts = new NameStarts();
  readonly #words = new NameStarts();

  add(slug: string, name: string): void {
    if (this.#names.get(slug)?.name === name) return;
    const company = { slug, name, folded: fold(name) };
    this.#names.set(slug, company);
    this.#all.push(company);
    this.#slugs.set(name.toLowerCase(), slug);
  }

  nameOf(slug: string): string | undefined {
    return this.#names.get(slug)?.name;
  }

  all(): Iterable<CompanyName> {
    return this.#names.values();
  }

  /** Returns the slug of the company with this name, ignoring case. */
  slugOf(name: string): string | undefined {
    return this.#slugs.get(name.toLowerCase());
  }

  /**
   * Yields the companies with jobs that a folded text fits: by its whole name, then its start, then the start of a later word, of each the ones with
   * the most jobs first, and of equally many the one whose name has been known longer. A text of one letter fits only a whole name. The cost
   * depends on how many are taken, not on how many there are. Another function means that counts have changed.
   */
  *fitting(folded: string, countOf: Counts): Generator<FittingCompany> {
    this.#index();
    const seen = new Set<number>();
    const inOrder = { whole: this.#wholeNames(folded, countOf), start: this.#starts, word: this.#words };
    for (const fit of NAME_FITS) {
      const names = inOrder[fit];
      for (const number of names instanceof NameStarts ? names.highestFirst(folded, countOf) : names) {
        if (seen.has(number)) continue;
        seen.add(number);
        yield { ...this.#all[number]!, fit, count: countOf(number) };
      }
    }
  }

  /** Returns a function that counts the jobs of a company by the number of its name, from that by its slug; none for a name that it had before. */
  counts(countOf: (slug: string) => number): Counts {
    return (number) => {
      const company = this.#all[number]!;
      return this.#names.get(company.slug) === company ? countOf(company.slug) : 0;
    };
  }

  #wholeNames(folded: string, countOf: Counts): number[] {
    const named = (this.#whole.get(folded) ?? []).filter((number) => countOf(number) > 0);
    return named.toSorted((a, b) => countOf(b) - countOf(a));
  }

  /** Only a process that suggests companies pays for this. */
  #index(): void {
    for (; this.#indexed < this.#all.length; this.#indexed += 1) {
      const number = this.#indexed;
      const { folded } = this.#all[number]!;
      const same = this.#whole.get(folded);
      if (same === undefined) this.#whole.set(folded, [number]);
      else same.push(number);
      this.#starts.add(number, folded, 0);
      for (let at = folded.indexOf(" "); at >= 0; at = folded.indexOf(" ", at + 1))
        this.#words.add(number, folded, at + 1);
    }
  }
}
