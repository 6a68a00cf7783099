/** How far a mention counts: a trusted employer's board, a job site, or a board that nobody vouched for. */
export type CompanyTrust = "board" | "site" | "unproved";
export type HeldReason = "same-name" | "look-alike" | "domain-claimed";

/** Ranks of evidence for a company's identity, as `company.identity_rank` stores them. */
export const RANK = { oneSource: 1, severalSources: 2, board: 3, employer: 4, operator: 5 } as const;

export interface KnownCompany {
  id: string;
  /** Empty until a trusted posting names one. */
  domains: Set<string>;
  rank: number;
  createdBoardId: string | null;
  held: boolean;
}

interface Claim {
  nameKey: string;
  domainKey: string | null;
  domain: string | null;
  boardId: string | null;
  trust: CompanyTrust;
}

/** The company a mention means; or that a new one is needed, and whether an operator must look at it first. */
export type Decision = { company: KnownCompany } | { held: HeldReason | null; resembles: string | null };

/** The key under which an operator's decision about a board's claim to a name and domain is found; none without a board. */
export function claimKeyOf({ boardId, nameKey, domain }: Pick<Claim, "boardId" | "nameKey" | "domain">): string[] {
  return boardId === null ? [] : [`claim:${boardId}:${domain ?? ""}:${nameKey}`];
}

/**
 * Decides which company a mention means. The name decides first, because a domain may be the parent company's; but the same name with
 * another domain is another company, and then the domain decides. Untrusted mentions that contradict or imitate an established
 * company are held.
 */
export function identify(
  mention: Claim,
  known: ReadonlyMap<string, KnownCompany>,
  lookAlike: string | undefined,
): Decision {
  const claimed = known.get(claimKeyOf(mention)[0] ?? "");
  if (claimed) return { company: claimed };
  const named = known.get(mention.nameKey);
  const owner = mention.domainKey === null ? undefined : known.get(mention.domainKey);
  if (mention.trust === "board") return identifyTrusted(mention, named, owner);
  if (named) {
    const isOpen = mention.trust === "site" || !isEstablished(named) || isOwn(mention, named);
    return isOpen && (agrees(mention, named) || isOwn(mention, named))
      ? { company: named }
      : { held: "same-name", resembles: named.id };
  }
  if (owner) return mention.trust === "site" ? { company: owner } : { held: "domain-claimed", resembles: owner.id };
  if (lookAlike !== undefined) return { held: "look-alike", resembles: lookAlike };
  return { held: null, resembles: null };
}

function identifyTrusted(mention: Claim, named?: KnownCompany, owner?: KnownCompany): Decision {
  if (named && (!isEstablished(named) || agrees(mention, named))) return { company: named };
  if (owner && isEstablished(owner)) return { company: owner };
  return { held: null, resembles: null };
}

/** Returns whether a board, an employer or an operator has said who the company is. */
function isEstablished(company: KnownCompany): boolean {
  return company.rank >= RANK.board;
}

function agrees({ domain }: Claim, { domains }: KnownCompany): boolean {
  return domain === null || domains.size === 0 || domains.has(domain);
}

function isOwn({ trust, boardId }: Claim, company: KnownCompany): boolean {
  return trust === "unproved" && !isEstablished(company) && boardId !== null && company.createdBoardId === boardId;
}
