import { Command } from "commander";
import { inTransaction } from "#postgres/transaction.ts";
import { heldCompanies, releaseCompany } from "#store/catalogue/held-companies.ts";
import { companyBySlug } from "#store/referrals/referrers.ts";
import { insertAudit } from "#store/referrals/safety.ts";
import type { CommandContext } from "./context.ts";

const MOST_LISTED = 200;

/** `company …`: companies that are held until an operator has judged their claim to a name or domain. */
export function companyCommand(context: CommandContext): Command {
  const command = new Command("company");

  command
    .command("held")
    .description("list companies whose jobs wait for an operator, most postings first")
    .action(async () => {
      const held = await heldCompanies((await context.database()).db, MOST_LISTED);
      context.data(held);
      for (const { slug, name, reason, resembles, domains, postings } of held) {
        const columns = [
          slug,
          name,
          reason,
          `like ${resembles ?? "–"}`,
          domains.join(" ") || "–",
          `${postings} postings`,
        ];
        context.out(columns.map((column) => column.replaceAll(/[\s\p{Cc}]+/gu, " ")).join("\t"));
      }
      if (held.length === 0) context.out("No company is held.");
    });

  const release = command.command("release");
  release
    .description("publish the jobs of a held company at the next run of its board")
    .argument("<slug>", "the company, as `company held` lists it")
    .option("--same-as <slug>", "it is this company, not one of its own")
    .requiredOption("--operator <name>", "who decides")
    .action(async (slug: string, { sameAs, operator }: { sameAs?: string; operator: string }) => {
      const database = await context.database();
      const target = sameAs === undefined ? null : await companyBySlug(database.db, sameAs);
      if (sameAs !== undefined && !target) return release.error(`There is no company "${sameAs}".`);
      const isReleased = await inTransaction(database, async (trx) => {
        if (!(await releaseCompany(trx, slug, target?.id ?? null))) return false;
        const detail = target ? `${slug} is ${target.slug}` : slug;
        await insertAudit(trx, {
          operator: { name: operator, accountId: null },
          action: "company released",
          requestId: null,
          detail,
        });
        return true;
      });
      if (!isReleased) return release.error(`No held company is called "${slug}". "company held" lists them.`);
      context.out(
        `The jobs of ${slug} appear after the next run of its board${target ? `, as ${target.name}’s` : ""}.`,
      );
      context.data({ company: slug, sameAs: target?.slug ?? null });
    });
  return command;
}
