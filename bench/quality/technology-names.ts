import { technologies } from "#taxonomy/technologies.ts";

const byName = new Map(
  technologies.flatMap(({ slug, name, aliases, short }) =>
    // Short names first, because another technology's whole name wins over them.
    [...short, slug, name, ...aliases].map((each) => [each.toLowerCase(), slug] as const),
  ),
);

/** The slug of a technology by its name or an alias in any case; null if the taxonomy lacks it. */
export function technologySlug(name: string): string | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}
