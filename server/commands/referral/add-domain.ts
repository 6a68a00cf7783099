import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { addCompanyDomain } from "#store/referrals/company-domains.ts";
import { companyBySlug } from "#store/referrals/referrers.ts";
import { insertAudit } from "#store/referrals/safety.ts";

export function addDomainCommand(context: CommandContext): Command {
  const command = new Command("add-domain");
  return command
    .description("let people with addresses on a domain refer to a company")
    .argument("<domain>", "for example acme.com")
    .argument("<company>", "the company's slug, as in the filter of /jobs")
    .requiredOption("--operator <name>", "who decides")
    .action(async (domain: string, slug: string, { operator }: { operator: string }) => {
      const { db } = await context.database();
      const company = await companyBySlug(db, slug);
      if (!company) return command.error(`There is no company "${slug}".`);
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
        return command.error(`"${domain}" isn't a domain. Write it in lower case, such as acme.com.`);
      await addCompanyDomain(db, domain, company.id);
      await insertAudit(db, {
        operator: { name: operator, accountId: null },
        action: "add-domain",
        requestId: null,
        detail: `${domain} → ${slug}`,
      });
      context.out(`Addresses at ${domain} now belong to ${company.name}.`);
    });
}
