import { fold } from "#taxonomy/fold.ts";

export interface CompanyName {
  slug: string;
  name: string;
  folded: string;
}

/** Company names by slug and slugs by name, for the jobs in the model. */
export class CompanyNames {
  readonly #names = new Map<string, CompanyName>();
  readonly #slugs = new Map<string, string>();

  add(slug: string, name: string): void {
    if (this.#names.get(slug)?.name === name) return;
    this.#names.set(slug, { slug, name, folded: fold(name) });
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
}
