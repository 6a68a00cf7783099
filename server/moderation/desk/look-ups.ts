import { emailKey, maskEmail } from "#accounts/email-key.ts";
import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { openOperatorCase } from "#store/moderation/cases.ts";
import {
  jobById,
  jobsByWords,
  logLookUp,
  type LookedUpJob,
  type LookedUpPerson,
  personByEmailKey,
  recentLookUps,
} from "#store/operations/operator-look-ups.ts";
import { describeDomains } from "#store/referrals/domains/described-domains.ts";
import { companyForDesk, domainsOfCompany } from "#store/referrals/domains/domain-facts.ts";
import { maskName } from "./mask-name.ts";

const LOOK_UPS_SHOWN = 100;
const DOMAINS_SHOWN = 30;
const JOBS_SHOWN = 20;
/** Whose word a company's identity rests on, by its rank. */
const IDENTITY_WORDS: Readonly<Record<number, string>> = {
  1: "one source",
  2: "several sources",
  3: "a trusted board",
  4: "the employer’s proof",
  5: "an operator",
};

type Found = LookUpResponse["data"];
const NOTHING: Found = { person: null, job: null, jobs: [], company: null, domains: [] };

/** What a look-up finds, and the case that an operator can open about it. */
interface Hit {
  found: Partial<Found>;
  subject: { kind: "person" | "job" | "company"; id: string; title: string } | null;
}

/**
 * Finds an account by its whole address, a job by its link, number or words of its title, a company with its domains by its link, or one
 * domain. Names and addresses of people stay masked, and the look-up is in the log before anything is shown.
 */
export async function lookUp(database: Database, operatorId: string, request: LookUpRequest): Promise<Found> {
  const hit = await inTransaction(database, (trx) => loggedLookUp(trx, operatorId, request));
  return { ...NOTHING, ...hit?.found };
}

/** Opens a case about what a look-up finds, and returns its id. Throws ModerationError if there is nothing to decide about. */
export async function openCase(database: Database, operatorId: string, request: LookUpRequest): Promise<string> {
  return await inTransaction(database, async (trx) => {
    const hit = await loggedLookUp(trx, operatorId, request);
    if (!hit?.subject)
      throw new ModerationError(
        "not-found",
        "No account, job or company matches, so there’s nothing to open a case about.",
      );
    return await openOperatorCase(trx, { ...hit.subject, because: request.reason });
  });
}

async function loggedLookUp(
  trx: Transaction,
  operatorId: string,
  { about, reason }: LookUpRequest,
): Promise<Hit | null> {
  const kind = kindOf(about);
  const person = kind === "person" ? await personByEmailKey(trx, emailKey(about)) : null;
  const hit = person ? personFound(person) : await FINDERS[kind](trx, about);
  await logLookUp(trx, { kind, reason, accountId: person?.id ?? null, found: hit !== null, operatorId });
  return hit;
}

const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}-]{2,}$/iu;
const COMPANY_LINK = /\/company\/([\p{L}\p{N}-]+)\/?$/u;
/** A number, or a link that ends in one. */
const JOB_LINK = /^(?:\S*-)?([1-9]\d{0,17})\/?$/;

function kindOf(about: string): "person" | "job" | "company" {
  if (about.includes("@")) return "person";
  return DOMAIN.test(about) || COMPANY_LINK.test(about) ? "company" : "job";
}

const FINDERS = {
  person: () => Promise.resolve(null),
  job: (db, about) => (JOB_LINK.test(about) ? findJob(db, about) : findJobs(db, about)),
  company: (db, about) => (DOMAIN.test(about) ? findDomain(db, about) : findCompany(db, about)),
} as const satisfies Record<string, (db: Transaction, about: string) => Promise<Hit | null>>;

function personFound(person: LookedUpPerson): Hit {
  const { createdAt, isVerified, isSuspended, isReferrer, requests } = person;
  const shown = {
    name: maskName(person.name),
    address: maskEmail(person.email),
    registeredAt: createdAt.toISOString(),
    isVerified,
    isSuspended,
    isReferrer,
    requests,
  };
  return {
    found: { person: shown },
    subject: { kind: "person", id: person.id, title: `The account of ${shown.name}` },
  };
}

async function findJob(db: Connection, about: string): Promise<Hit | null> {
  const job = await jobById(db, JOB_LINK.exec(about)![1]!);
  if (!job) return null;
  const subject = { kind: "job", id: job.id, title: `${job.title} at ${job.company}` } as const;
  return { found: { job: jobFound(job) }, subject };
}

async function findJobs(trx: Transaction, about: string): Promise<Hit | null> {
  const jobs = await jobsByWords(trx, about, JOBS_SHOWN);
  return jobs.length === 0 ? null : { found: { jobs: jobs.map(jobFound) }, subject: null };
}

function jobFound({ id, slug, title, company, state, cases }: LookedUpJob): NonNullable<Found["job"]> {
  return { title, company, path: `/job/${slug}-${id}`, state, cases };
}

async function findCompany(db: Connection, about: string): Promise<Hit | null> {
  const company = await companyForDesk(db, COMPANY_LINK.exec(about)![1]!);
  if (!company) return null;
  const { id, name, slug, identityRank, heldReason } = company;
  const domains = await domainsOfCompany(db, id, DOMAINS_SHOWN);
  const shown = {
    name,
    path: `/company/${slug}`,
    identity: IDENTITY_WORDS[identityRank] ?? "",
    isHeld: heldReason !== null,
  };
  return {
    found: { company: shown, domains: await describeDomains(db, domains) },
    subject: { kind: "company", id, title: name },
  };
}

async function findDomain(db: Connection, about: string): Promise<Hit> {
  const host = URL.parse(`https://${about}`)?.hostname ?? about.toLowerCase();
  return { found: { domains: await describeDomains(db, [host]) }, subject: null };
}

/** Returns who looked what up and why, newest first. Whom they found isn't shown. */
export async function listLookUps({ db }: Pick<Database, "db">): Promise<LookUpsResponse["data"]> {
  return (await recentLookUps(db, LOOK_UPS_SHOWN)).map(({ createdAt, ...entry }) => ({
    ...entry,
    at: createdAt.toISOString(),
  }));
}
