import type { FactsRequest } from "#contract/schemas/employers/statements.ts";
import { STATED_FACTS, type StatedFact } from "#contract/values/employers/statement-limits.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { companyFacts } from "#store/employers/facts.ts";
import { employeesOf } from "#taxonomy/company-sizes.ts";
import { industryBySlug } from "#taxonomy/industries.ts";
import { apply, claimWithRights } from "./change-company.ts";
import { companyLinkedin } from "./company-linkedin.ts";

/** Says how large the company is, in which industries, and where its page on LinkedIn is. Null or empty takes it back; what is left out stays. */
export async function changeFacts(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
  typed: FactsRequest,
): Promise<void> {
  const wanted = checked(typed);
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const { facts } = await companyFacts(trx, claim.companyId);
    for (const field of STATED_FACTS) {
      const value = stored(wanted[field]);
      const before = stored(facts[field]);
      if (value === undefined || JSON.stringify(value) === JSON.stringify(before)) continue;
      await apply(trx, claim, { field, value, before });
    }
  });
}

/** Returns what was typed in the form in which it's stored, so that the same is always said in the same way. Throws EmployerError. */
function checked({ size, industries, linkedin }: FactsRequest): FactsRequest {
  if (size !== undefined && size !== null && employeesOf(size) === null) throw unknown("size", "Please choose a size");
  if (industries?.some((slug) => industryBySlug(slug) === null))
    throw unknown("industries", "Please choose industries");
  return {
    ...(size !== undefined && { size }),
    ...(industries !== undefined && { industries: [...new Set(industries)].toSorted() }),
    ...(linkedin !== undefined && {
      linkedin: linkedin === null || linkedin === "" ? null : companyLinkedin(linkedin),
    }),
  };
}

const unknown = (field: StatedFact, message: string) => new EmployerError("invalid-input", message, field);

const stored = (value: FactsRequest[StatedFact]) => (Array.isArray(value) && value.length === 0 ? null : value);
