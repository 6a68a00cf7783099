import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { checkProof } from "#employers/claims/check-proof.ts";
import type { EmployerClaim } from "#contract/schemas/employers/claims.ts";
import { type CheckedProof, fileAddress } from "#contract/values/employers/claims.ts";
import { FetchError } from "#http/fetch-error.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { addCompanyDomain } from "#store/referrals/domains/company-domains.ts";
import { makeOperator, showPasskey } from "#test/moderation/make-operator.ts";
import type { Database } from "#postgres/database.ts";
import { type AccountApi, accountApiTestbed } from "../account-api.ts";

export interface TestPerson {
  id: string;
  token: string;
  email: string;
}

/** Starts the API with an operator and an invented internet, and calls for what people do who claim companies. Call at the top level of a test file. */
export async function employerTestbed() {
  const { api, database } = await accountApiTestbed();
  const { db } = database;
  const records = new Map<string, string[]>();
  const files = new Map<string, string>();
  let count = 0;
  beforeEach(() => api.forgetLimits());

  async function person(name = "Ana"): Promise<TestPerson> {
    const { token, email } = await api.signedIn({ name, email: `person-${(count += 1)}@mail.example` });
    const { id } = await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await showPasskey(db, id);
    return { id, token, email };
  }
  const operator = await person("Mo");
  await makeOperator(db, operator.id);

  /** A company with a domain that an operator has vouched for, unless `domain` is null. Returns its id and slug. */
  async function company(domain: string | null = `company-${(count += 1)}.com`) {
    const slug = `company-${(count += 1)}`;
    const { rows } = await sql<{ id: string }>`
      insert into company (slug, name) values (${slug}, ${`Company ${slug}`}) returning id`.execute(db);
    const { id } = rows[0]!;
    if (domain !== null) await addCompanyDomain(db, domain, id);
    return { id, slug, domain: domain ?? "" };
  }
  const start = async ({ token }: TestPerson, slug: string, domain: string) =>
    await api.post("/api/me/employers", { company: slug, domain }, { token });
  async function claim(who: TestPerson, { slug, domain }: { slug: string; domain: string }): Promise<EmployerClaim> {
    const { status, body } = await start(who, slug, domain);
    expect(status, JSON.stringify(body)).toBe(200);
    return body["data"] as EmployerClaim;
  }
  const claims = async ({ token }: TestPerson) =>
    (await api.get("/api/me/employers", { token })).body["data"] as EmployerClaim[];
  const claimOf = async (who: TestPerson, id: string) => (await claims(who)).find((each) => each.id === id);

  const check = (claimId: string, kind: CheckedProof) => lookForProof({ api, database, records, files }, claimId, kind);
  const publish = ({ domain, marker }: EmployerClaim, ...kinds: ("dns" | "file")[]) => {
    if (kinds.includes("dns")) records.set(`_afield.${domain}`, [...(records.get(`_afield.${domain}`) ?? []), marker]);
    const url = fileAddress(domain);
    if (kinds.includes("file")) files.set(url, `${files.get(url) ?? ""}\n${marker}`);
  };
  /** Proves a claim with DNS and a file. */
  async function prove(made: EmployerClaim): Promise<void> {
    publish(made, "dns", "file");
    await check(made.id, "dns");
    await check(made.id, "file");
  }
  const caseOf = (claimId: string) => waitingCase(database, claimId);
  async function decide(claimId: string, action: "approve-claim" | "refuse-claim") {
    const id = await caseOf(claimId);
    const ground = action === "approve-claim" ? "no-breach" : "unproved";
    const body = { action, ground, words: "We looked at it." };
    return await api.post(`/api/operate/cases/${id ?? 0}/decisions`, body, { token: operator.token });
  }
  /** Returns an approved claim whose proofs hold. */
  async function employer(who: TestPerson, at: { slug: string; domain: string }): Promise<EmployerClaim> {
    const made = await claim(who, at);
    await prove(made);
    if ((await claimOf(who, made.id))?.state === "waiting")
      expect((await decide(made.id, "approve-claim")).status).toBe(200);
    return (await claimOf(who, made.id))!;
  }
  const lastMail = (message: string) => mailNamed(api, database, message);
  /** Moves all proofs of a claim back by some days, as if that time had passed. */
  const pass = (claimId: string, days: number) => ageProofs(database, claimId, days);

  return {
    api,
    database,
    operator,
    records,
    files,
    person,
    company,
    start,
    claim,
    claims,
    claimOf,
    check,
    publish,
    prove,
    caseOf,
    decide,
    employer,
    lastMail,
    pass,
  };
}

interface Invented {
  api: AccountApi;
  database: Database;
  records: ReadonlyMap<string, string[]>;
  files: ReadonlyMap<string, string>;
}

/** Has a worker look for a proof on the invented internet. */
async function lookForProof(
  { api, database, records, files }: Invented,
  claimId: string,
  kind: CheckedProof,
): Promise<void> {
  const http = {
    async fetch({ url }: { url: string }) {
      const body = files.get(url);
      if (body === undefined) throw new FetchError("bad-status", "404", { url, status: 404 });
      const rest = { status: 200, contentType: "text/plain", etag: null, lastModified: null, bytes: 0, ms: 0 };
      return { notModified: false as const, body: Buffer.from(body), finalUrl: url, ...rest };
    },
  };
  const txt = async (name: string) => records.get(name) ?? [];
  const { secrets, baseUrl } = api.accounts;
  await checkProof({ database, http, txt, secrets, baseUrl }, { claimId, kind });
}

async function waitingCase({ db }: Pick<Database, "db">, claimId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from moderation_case where subject_kind = 'claim' and subject_id = ${claimId} and decided_at is null`.execute(
    db,
  );
  return rows[0]?.id;
}

async function ageProofs({ db }: Pick<Database, "db">, claimId: string, days: number): Promise<void> {
  await sql`
    update employer_proof set proved_at = proved_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days}),
      checked_at = checked_at - make_interval(days => ${days}), missing_since = missing_since - make_interval(days => ${days})
    where claim_id = ${claimId}`.execute(db);
}

/** Returns the data of the last mail of this name. */
async function mailNamed({ accounts }: AccountApi, { db }: Pick<Database, "db">, message: string) {
  const mail = (await recentMails(db, 100)).find((each) => each.message === message);
  if (!mail?.encryptedData) throw new Error(`there is no mail ${message}`);
  return {
    to: mail.toAddress,
    data: JSON.parse(accounts.secrets.decrypt(mail.encryptedData)) as Record<string, string>,
  };
}
