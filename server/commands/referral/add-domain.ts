import { Command, Option } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { addDomain } from "#referrals/operators/add-domain.ts";
import { companyBySlug } from "#store/referrals/referrers.ts";
import { referralContext, reportRefusal } from "./context.ts";

export function addDomainCommand(context: CommandContext): Command {
  const command = new Command("add-domain");
  return command
    .description("let people with addresses on a domain refer to a company")
    .argument("<domain>", "for example acme.com")
    .argument("<company>", "the company's slug, as in the filter of /jobs")
    .addOption(new Option("--proof <kind>", "whose word it is").choices(["operator", "employer"]).default("operator"))
    .requiredOption("--operator <name>", "who decides")
    .action(
      async (
        domain: string,
        slug: string,
        { proof, operator }: { proof: "operator" | "employer"; operator: string },
      ) => {
        const { db } = await context.database();
        const company = await companyBySlug(db, slug);
        if (!company) return command.error(`There is no company "${slug}".`);
        if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
          return command.error(`"${domain}" isn't a domain. Write it in lower case, such as acme.com.`);
        await reportRefusal(command, async () => {
          const by = { name: operator, accountId: null };
          const { movedReferrers } = await addDomain(await referralContext(context), by, domain, { company, proof });
          const moved =
            movedReferrers > 0 ? ` Referrers of another company who must verify again: ${movedReferrers}.` : "";
          context.out(`Addresses at ${domain} now belong to ${company.name}.${moved}`);
          context.data({ domain, company: company.slug, proof, movedReferrers });
        });
      },
    );
}
