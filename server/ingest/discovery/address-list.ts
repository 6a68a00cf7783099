import type { Database } from "#postgres/database.ts";
import type { Source } from "#sources/source.ts";
import { addCandidates, knownTokens, type Candidate, type DiscoveredBy } from "#store/catalogue/board-candidates.ts";

/** What a list of addresses held so far. */
export interface ListCounts {
  addresses: number;
  /** Boards that nobody knew, added as candidates. */
  added: number;
  /** Boards that are on our list already. */
  known: number;
  /** Addresses of no board. */
  others: number;
}

export interface AddressList {
  counts: ListCounts;
  /** Adds the unknown boards behind these addresses. */
  add(addresses: Iterable<string>, foundAt: string): Promise<void>;
}

/** Opens a sink for the addresses of one source's pages: each board counts once, whatever the case of its token. */
export async function openAddressList(database: Database, source: Source, by: DiscoveredBy): Promise<AddressList> {
  const known = await knownTokens(database, source.id);
  const seen = new Set<string>();
  const counts: ListCounts = { addresses: 0, added: 0, known: 0, others: 0 };

  function candidateOf(address: string, foundAt: string): Candidate | null {
    counts.addresses += 1;
    const url = URL.parse(address);
    const token = url === null ? null : (source.boardOf?.(url) ?? null);
    if (token === null || token.length > 300 || !source.token.test(token)) {
      counts.others += 1;
      return null;
    }
    const key = token.toLowerCase();
    if (seen.has(key)) return null;
    seen.add(key);
    if (known.has(key)) {
      counts.known += 1;
      return null;
    }
    return { source: source.id, token, companyName: null, foundAt };
  }

  return {
    counts,
    async add(addresses, foundAt) {
      const candidates: Candidate[] = [];
      for (const address of addresses) {
        const candidate = candidateOf(address, foundAt);
        if (candidate !== null) candidates.push(candidate);
      }
      counts.added += await addCandidates(database, candidates, { by });
    },
  };
}
