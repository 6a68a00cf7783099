import { emailKey, maskEmail } from "#accounts/email-key.ts";
import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { MASK } from "#normalise/text/contacts.ts";
import type { Connection } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  jobById,
  logLookUp,
  type LookedUpPerson,
  personByEmailKey,
  recentLookUps,
} from "#store/operations/operator-look-ups.ts";
import { describeDomains } from "#store/referrals/domains/described-domains.ts";
import { companyForDesk, domainsOfCompany } from "#store/referrals/domains/domain-facts.ts";

const LOOK_UPS_SHOWN = 100;
const DOMAINS_SHOWN = 30;
/** Whose word a company's identity rests on, by its rank. */
const IDENTITY_WORDS: Readonly<Record<number, string>> = {
  1: "one source",
  2: "several sources",
  3: "a trusted board",
  4: "the employer’s proof",
  5: "an operator",
};

type Found = LookUpResponse["data"];
const NOTHING: Found = { person: null, job: null, company: null, domains: [] };

/**
 * Finds an account by its whole address, a job by its link or number, a company with its domains by its link, or one domain. Names and addresses
 * of people stay masked, and the look-up is in the log before anything is shown.
 */
export async function lookUp(
  database: Database,
  operatorId: string,
  { about, reason }: LookUpRequest,
): Promise<LookUpResponse["data"]> {
  const kind = kindOf(about);
  return await inTransaction(database, async (trx) => {
    const person = kind === "person" ? await personByEmailKey(trx, emailKey(about)) : null;
    const found = person ? personFound(person) : await FINDERS[kind](trx, about);
    await logLookUp(trx, { kind, reason, accountId: person?.id ?? null, found: found !== null, operatorId });
    return { ...NOTHING, ...found };
  });
}

const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}-]{2,}$/iu;
const COMPANY_LINK = /\/company\/([\p{L}\p{N}-]+)\/?$/u;

function kindOf(about: string): "person" | "job" | "company" {
  if (about.includes("@")) return "person";
  return DOMAIN.test(about) || COMPANY_LINK.test(about) ? "company" : "job";
}

const FINDERS = {
  person: () => Promise.resolve(null),
  job: findJob,
  company: (db, about) => (DOMAIN.test(about) ? findDomain(db, about) : findCompany(db, about)),
} as const satisfies Record<string, (db: Connection, about: string) => Promise<Partial<Found> | null>>;

function personFound(person: LookedUpPerson): Partial<Found> {
  const { createdAt, isVerified, isSuspended, isReferrer, requests } = person;
  return {
    person: {
      name: person.name.replace(/^(.).*$/su, `$1${MASK}`),
      address: maskEmail(person.email),
      registeredAt: createdAt.toISOString(),
      isVerified,
      isSuspended,
      isReferrer,
      requests,
    },
  };
}

async function findJob(db: Connection, about: string): Promise<Partial<Found> | null> {
  const id = /(?:^|-)([1-9]\d{0,17})\/?$/.exec(about)?.[1];
  const job = id === undefined ? null : await jobById(db, id);
  if (!job) return null;
  const { title, company, slug, isOpen, cases } = job;
  return { job: { title, company, path: `/job/${slug}-${job.id}`, isOpen, cases } };
}

async function findCompany(db: Connection, about: string): Promise<Partial<Found> | null> {
  const company = await companyForDesk(db, COMPANY_LINK.exec(about)![1]!);
  if (!company) return null;
  const { name, slug, identityRank, heldReason } = company;
  const domains = await domainsOfCompany(db, company.id, DOMAINS_SHOWN);
  return {
    company: {
      name,
      path: `/company/${slug}`,
      identity: IDENTITY_WORDS[identityRank] ?? "",
      isHeld: heldReason !== null,
    },
    domains: await describeDomains(db, domains),
  };
}

async function findDomain(db: Connection, about: string): Promise<Partial<Found>> {
  const host = URL.parse(`https://${about}`)?.hostname ?? about.toLowerCase();
  return { domains: await describeDomains(db, [host]) };
}

/** Returns who looked what up and why, newest first. Whom they found isn't shown. */
export async function listLookUps({ db }: Pick<Database, "db">): Promise<LookUpsResponse["data"]> {
  return (await recentLookUps(db, LOOK_UPS_SHOWN)).map(({ createdAt, ...entry }) => ({
    ...entry,
    at: createdAt.toISOString(),
  }));
}
