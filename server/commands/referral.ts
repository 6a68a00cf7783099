import { Command } from "commander";
import { MEASURES } from "#contract/schemas/referral-operator.ts";
import { lift, resolve } from "#referrals/operators/resolve-report.ts";
import { settle } from "#referrals/operators/settle-dispute.ts";
import { runReferralTimers } from "#referrals/timers.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { openSecrets } from "#app/secrets.ts";
import { openReports, suspensions } from "#store/referrals/operators.ts";
import { insertAudit, openDisputes, recentAudit } from "#store/referrals/safety.ts";
import { addCompanyDomain, companyBySlug } from "#store/referrals/referrers.ts";
import type { CommandContext } from "./context.ts";

/** `referral …`: disputes, reports and domains, each change with its operator and reason in the audit log. */
export function referralCommand(context: CommandContext): Command {
  const command = new Command("referral").description("look after the referral network");

  command
    .command("disputes")
    .description("disputed referrals, oldest first")
    .action(async () => {
      const disputes = await openDisputes((await context.database()).db);
      for (const each of disputes) {
        context.out(
          [
            each.requestId,
            each.since.toISOString(),
            each.company,
            each.job,
            each.confirmation ?? "no confirmation number",
          ].join("\t"),
        );
      }
      if (disputes.length === 0) context.out("There is no open dispute.");
    });

  command
    .command("reports")
    .description("open reports, oldest first")
    .action(async () => {
      const reports = await openReports((await context.database()).db);
      for (const each of reports)
        context.out(
          [
            each.id,
            each.createdAt.toISOString(),
            `about the ${each.about}`,
            each.reason,
            each.requestId,
            oneLine(each.note),
          ].join("\t"),
        );
      if (reports.length === 0) context.out("There is no open report.");
    });

  command
    .command("settle")
    .description("decide a dispute: the referral was made (confirmed), or the credit goes back (refunded)")
    .argument("<request>", "id of the request, as `referral disputes` shows it")
    .argument("<verdict>", "confirmed or refunded")
    .requiredOption("--reason <text>", "what was found; kept in the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (request: string, verdict: string, { reason, operator }: { reason: string; operator: string }) => {
      if (verdict !== "confirmed" && verdict !== "refunded")
        return command.error(`The verdict is confirmed or refunded, not "${verdict}".`);
      if (!/^[0-9a-f-]{36}$/.test(request))
        return command.error(`"${request}" is no id of a request; "referral disputes" lists them.`);
      await told(async () => {
        await settle(await referrals(), { name: operator, accountId: null }, request, verdict, reason);
        context.out(verdict === "confirmed" ? "Confirmed: the credit is spent." : "Refunded: the credit is back.");
      });
    });

  command
    .command("resolve")
    .description("act on a report: dismiss it, warn the person it is about, or suspend their part in referrals")
    .argument("<report>", "number of the report, as `referral reports` shows it")
    .argument("<measure>", MEASURES.join(", "))
    .requiredOption("--reason <text>", "what was found; kept in the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (report: string, wanted: string, { reason, operator }: { reason: string; operator: string }) => {
      const measure = MEASURES.find((each) => each === wanted);
      if (measure === undefined) return command.error(`The measure is ${MEASURES.join(", ")}, not "${wanted}".`);
      if (!/^\d{1,18}$/.test(report)) return command.error(`"${report}" is no number of a report.`);
      await told(async () => {
        await resolve(await referrals(), { name: operator, accountId: null }, report, measure, reason);
        context.out(`The report is closed: ${measure}.`);
      });
    });

  command
    .command("suspended")
    .description("people whose part in referrals is suspended, newest first")
    .action(async () => {
      const rows = await suspensions((await context.database()).db);
      for (const { id, since, name, reason } of rows)
        context.out([id, since.toISOString(), name, oneLine(reason)].join("\t"));
      if (rows.length === 0) context.out("Nobody is suspended.");
    });

  command
    .command("lift")
    .description("let a suspended person back in")
    .argument("<suspension>", "number of the suspension, as `referral suspended` shows it")
    .requiredOption("--reason <text>", "why; kept in the audit log")
    .requiredOption("--operator <name>", "who decides")
    .action(async (id: string, { reason, operator }: { reason: string; operator: string }) => {
      if (!/^\d{1,18}$/.test(id)) return command.error(`"${id}" is no number of a suspension.`);
      await told(async () => {
        await lift(await referrals(), { name: operator, accountId: null }, id, reason);
        context.out("The suspension is lifted.");
      });
    });

  command
    .command("add-domain")
    .description("let people with addresses on a domain refer for a company")
    .argument("<domain>", "for example acme.com")
    .argument("<company>", "the company's slug, as in the filter of /jobs")
    .requiredOption("--operator <name>", "who decides")
    .action(async (domain: string, slug: string, { operator }: { operator: string }) => {
      const { db } = await context.database();
      const company = await companyBySlug(db, slug);
      if (!company) return command.error(`There is no company "${slug}".`);
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
        return command.error(`"${domain}" is no domain; write it in lower case, such as acme.com.`);
      await addCompanyDomain(db, domain, company.id);
      await insertAudit(db, {
        operator: { name: operator, accountId: null },
        action: "add-domain",
        requestId: null,
        detail: `${domain} → ${slug}`,
      });
      context.out(`Addresses at ${domain} belong to ${company.name}.`);
    });

  command
    .command("run-clock")
    .description("move what is due now, without waiting for the worker")
    .action(async () => {
      const moved = await runReferralTimers(await referrals());
      context.out(`${moved} ${moved === 1 ? "request" : "requests"} looked at.`);
    });

  command
    .command("audit")
    .description("what operators did, newest first")
    .option("--limit <n>", "how many", "100")
    .action(async ({ limit }: { limit: string }) => {
      const most = Number(limit);
      if (!Number.isInteger(most) || most < 1)
        return command.error(`--limit must be a whole number from 1, not "${limit}"`);
      for (const row of await recentAudit((await context.database()).db, most)) {
        context.out(
          [row.createdAt.toISOString(), row.operator, row.action, row.requestId ?? "–", oneLine(row.detail)].join("\t"),
        );
      }
    });
  return command;

  async function referrals(): Promise<ReferralContext> {
    const config = context.config();
    return {
      database: await context.database(),
      log: context.log(),
      secrets: openSecrets(config),
      baseUrl: config.baseUrl,
    };
  }

  async function told(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ReferralError) return command.error(error.message);
      throw error;
    }
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
