const NAMED = { board: "Board", domain: "Domain", name: "Name" } as const;

/** Says which board, domain or name a decision is about, such as "Domain: acme.com"; null for any other target. */
export function namedWords(kind: string | null, id: string | null): string | null {
  return kind !== null && id !== null && kind in NAMED ? `${NAMED[kind as keyof typeof NAMED]}: ${id}` : null;
}
