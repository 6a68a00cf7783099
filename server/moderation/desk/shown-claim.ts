import { longDate } from "#contract/values/moderation/long-date.ts";
import { maskEmail } from "#accounts/email-key.ts";
import type { CaseDetail, CaseFact } from "#contract/schemas/moderation/desk.ts";
import { PROOF_WORDS } from "#contract/values/employers/proof-words.ts";
import type { Connection } from "#postgres/connection.ts";
import { companiesClaimedWith, endedByOperator } from "#store/employers/claims.ts";
import { claimSubject } from "#store/moderation/claim-decisions.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { maskName } from "./mask-name.ts";

/** What an operator sees of a claim: the company, the domain and what says so, the proofs and the masked person. Null once it is over. */
export async function shownClaim(
  db: Connection,
  id: string,
): Promise<Pick<CaseDetail, "path" | "facts" | "text"> | null> {
  const found = await claimSubject(db, id);
  if (found === null) return null;
  const { claim, person, others } = found;
  const owner = await companyOfDomain(db, claim.domain);
  const proved = claim.proofs.filter(({ holds }) => holds).map(({ kind }) => PROOF_WORDS[kind].name);
  const claimed = (await companiesClaimedWith(db, claim.domain)).filter(({ id: other }) => other !== claim.companyId);
  const ended = await endedByOperator(db, claim);
  const namesakes = claimed.map((other) => ({ name: "Also claimed with it", value: other.name }));
  const facts: CaseFact[] = [
    { name: "Company", value: claim.company },
    { name: "Website", value: claim.website ?? "unknown", ...(claim.website !== null && { url: claim.website }) },
    { name: "Claimed with", value: claim.domain, url: `https://${claim.domain}/` },
    {
      name: "The domain is",
      value:
        owner === null
          ? "nobody’s that we know of"
          : owner.id === claim.companyId
            ? "the company’s"
            : `${owner.name}’s`,
    },
    { name: "Proofs", value: proved.length === 0 ? "none holds now" : proved.join(", ") },
    { name: "Person", value: `${maskName(person.name)}, ${maskEmail(person.email)}` },
    { name: "Registered", value: longDate(person.createdAt) },
    { name: "Other claims", value: String(others) },
    ...(ended === null ? [] : [{ name: "An operator ended a claim", value: longDate(ended) }]),
    ...namesakes,
  ];
  return { path: `/company/${claim.slug}`, facts, text: "" };
}
