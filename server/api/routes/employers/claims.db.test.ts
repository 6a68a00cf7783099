import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Colleague } from "#contract/schemas/employers/claims.ts";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import { remindProofs } from "#employers/claims/remind-proofs.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { companiesClaimedWith, employerRole } from "#store/employers/claims.ts";
import { proofsToRecheck } from "#store/employers/proofs.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { employerTestbed } from "#test/employers/employer-testbed.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const bed = await employerTestbed();
const { api, database, operator, person, company, start, claim, claimOf, check, publish, prove, caseOf, decide } = bed;
const { db } = database;

test("a claim takes two proofs and a person's approval, and then gives rights", async () => {
  const [ana, acme] = [await person("Ana Li"), await company()];
  const made = await claim(ana, acme);
  expect(made).toMatchObject({ state: "proving", isKnownDomain: true, role: null });
  publish(made, "dns", "file");
  await check(made.id, "dns");
  expect((await claimOf(ana, made.id))?.state).toBe("proving");
  expect(await caseOf(made.id)).toBeUndefined();
  await check(made.id, "file");
  expect((await claimOf(ana, made.id))?.state).toBe("waiting");
  expect(await employerRole(db, ana.id, acme.id)).toBeNull();

  const caseId = await caseOf(made.id);
  const { body } = await api.get(`/api/operate/cases/${caseId}`, { token: operator.token });
  const detail = body["data"] as CaseDetail;
  expect(detail).toMatchObject({
    kind: "claim",
    path: `/company/${acme.slug}`,
    actions: ["refuse-claim", "approve-claim"],
  });
  expect(JSON.stringify(detail)).not.toMatch(/Ana|person-\d/);
  expect((await decide(made.id, "approve-claim")).status).toBe(200);
  expect(await claimOf(ana, made.id)).toMatchObject({ state: "active", role: "owner" });
  expect(await employerRole(db, ana.id, acme.id)).toBe("owner");
  expect(await bed.lastMail("claim-approved")).toMatchObject({
    to: ana.email,
    data: { words: "We looked at it." },
  });
  expect((await companiesClaimedWith(db, acme.domain)).map(({ id }) => id)).toEqual([acme.id]);
});

test("a code proves a mailbox at exactly the domain, five attempts long", async () => {
  const [ana, acme] = [await person(), await company()];
  const { id } = await claim(ana, acme);
  const post = (part: string, body: object) => api.post(`/api/me/employers/${id}/${part}`, body, { token: ana.token });
  for (const email of [
    `ana@hr.${acme.domain}`,
    `ana@${acme.domain}.evil.com`,
    "ana@gmail.com",
    `"a@${acme.domain}"@evil.com`,
  ])
    expect((await post("code", { email })).status, email).toBe(400);
  expect((await post("code", { email: `ana@${acme.domain}` })).status).toBe(200);
  const { code: first = "" } = (await bed.lastMail("employer-code")).data;
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await post("verify", { code: "AAAA-AAAA" })).body.code).toBe("wrong-code");
  expect((await post("verify", { code: first })).status, "five wrong attempts void it").toBe(400);
  await api.forgetLimits();
  await post("code", { email: `ana@${acme.domain}` });
  const { code = "" } = (await bed.lastMail("employer-code")).data;
  const eve = await person();
  const other = await claim(eve, acme);
  const stolen = await api.post(`/api/me/employers/${other.id}/verify`, { code }, { token: eve.token });
  expect(stolen.status, "a code belongs to one claim").toBe(400);
  expect((await post("verify", { code: code.toLowerCase().replace("-", " ") })).status).toBe(200);
  expect((await post("verify", { code })).status, "a code works once").toBe(400);
  expect((await claimOf(ana, id))?.proofs.filter(({ holds }) => holds).map(({ kind }) => kind)).toEqual(["mailbox"]);
});

test.each([
  ["a part of the domain", (domain: string) => `careers.${domain}`],
  ["free mail", () => "gmail.com"],
  ["a host that anybody gets", () => "acme.github.io"],
  ["an address", () => "10.0.0.1"],
])("%s can't be claimed with", async (_what, typed) => {
  const acme = await company();
  const answer = await start(await person(), acme.slug, typed(acme.domain));
  expect([answer.status, answer.body.field]).toEqual([400, "domain"]);
});

test.each([
  ["a sibling domain", "acme-careers.com", "acme.com"],
  ["a look-alike in other letters", "аcme-letters.com", "acme-letters.com"],
])("%s that nobody knows as the company's proves nothing without its own posting", async (_what, typed, own) => {
  const [eve, acme] = [await person("Eve"), await company(own)];
  const made = await claim(eve, { slug: acme.slug, domain: typed });
  expect(made.isKnownDomain).toBe(false);
  await prove(made);
  expect((await claimOf(eve, made.id))?.proofs.filter(({ holds }) => holds)).toHaveLength(2);
  expect((await claimOf(eve, made.id))?.state).toBe("proving");
  expect(await caseOf(made.id)).toBeUndefined();
});

test("another company's domain proves nothing about this one, whatever its website says", async () => {
  const [eve, theirs, acme] = [await person(), await company(), await company(null)];
  await sql`update company set website = ${`https://${theirs.domain}/`}, identity_rank = 3 where id = ${acme.id}`.execute(
    db,
  );
  const made = await claim(eve, { slug: acme.slug, domain: theirs.domain });
  expect(made.isKnownDomain).toBe(false);
  await prove(made);
  expect((await claimOf(eve, made.id))?.state).toBe("proving");
});

test("a website makes a domain the company's only when a trusted board names it", async () => {
  const [eve, acme] = [await person(), await company(null)];
  await sql`update company set website = 'https://www.named-by-a-site.com/', identity_rank = 1 where id = ${acme.id}`.execute(
    db,
  );
  const at = { slug: acme.slug, domain: "named-by-a-site.com" };
  expect((await claim(eve, at)).isKnownDomain).toBe(false);
  await sql`update company set identity_rank = 3 where id = ${acme.id}`.execute(db);
  expect((await claim(eve, at)).isKnownDomain).toBe(true);
});

/** Adds a job of a company with a posting on a board. */
async function posting(
  companyName: string,
  {
    text,
    board,
    source = "greenhouse",
    origin = "manual",
  }: Record<"text" | "board", string> & Partial<Record<"source" | "origin", string>>,
) {
  const jobId = await saveTestJob(database, { title: "Engineer", company: companyName });
  await sql`insert into source (id, name) values (${source}, ${source}) on conflict do nothing`.execute(db);
  await sql`
    with b as (insert into board (source, token, origin, state) values (${source}, ${board}, ${origin}, 'live')
      on conflict (source, token) do update set state = 'live' returning id),
      p as (insert into posting (board_id, external_id, url, content_hash, rules_version, facts, first_seen_at, last_seen_at)
        select id, ${jobId}, 'https://jobs.example.org/1', '', 1, ${JSON.stringify({ text })}::jsonb, now(), now() from b returning id)
    insert into job_posting (posting_id, job_id, is_primary, evidence) select id, ${jobId}, true, 'test' from p`.execute(
    db,
  );
}

test("a text in a posting proves the board of its company only", async () => {
  const [eve, acme, other] = [await person(), await company(null), await company(null)];
  const nameOf = async (id: string) =>
    (await db.selectFrom("company").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
  const slugged = async (at: { id: string; slug: string }) => {
    // `saveTestJob` finds companies by the slug of their name.
    await sql`update company set name = ${at.slug} where id = ${at.id}`.execute(db);
    return await nameOf(at.id);
  };
  const [name, otherName] = [await slugged(acme), await slugged(other)];
  const made = await claim(eve, { slug: acme.slug, domain: "eve-of-acme.com" });
  const holds = async () => {
    await check(made.id, "posting");
    return (await claimOf(eve, made.id))?.proofs.some((proof) => proof.kind === "posting" && proof.holds);
  };
  expect(await holds()).toBe(false);
  await posting(otherName, { text: `We hire. ${made.marker}`, board: "other" });
  expect(await holds(), "somebody else's posting").toBe(false);
  await posting(name, { text: made.marker, source: "remotive", board: "site" });
  expect(await holds(), "a job site, where anybody posts under any name").toBe(false);
  await posting(name, { text: made.marker, origin: "discovered", board: "found" });
  expect(await holds(), "a board that nobody vouched for").toBe(false);
  await posting(name, { text: made.marker, board: "other" });
  expect(await holds(), "a board that lists other companies too").toBe(false);
  await posting(name, { text: `Hello. ${made.marker}`, board: "own" });
  expect(await holds()).toBe(true);
  publish(made, "dns");
  await check(made.id, "dns");
  expect((await claimOf(eve, made.id))?.state, "with its own posting, a domain needn't be known").toBe("waiting");
});

test("a marker belongs to one person's claim with one domain", async () => {
  const [ana, eve, acme] = [await person(), await person(), await company()];
  const [mine, hers] = [await claim(ana, acme), await claim(eve, acme)];
  publish(mine, "dns", "file");
  await check(hers.id, "dns");
  await check(hers.id, "file");
  expect((await claimOf(eve, hers.id))?.proofs.some(({ holds }) => holds)).toBe(false);
  await prove(mine);
  const moved = await claim(ana, { slug: acme.slug, domain: "elsewhere-of-ana.com" });
  expect(moved.id).toBe(mine.id);
  expect(moved.marker).not.toBe(mine.marker);
  expect(
    moved.proofs.some(({ holds }) => holds),
    "another domain voids the proofs",
  ).toBe(false);
});

test("of two claimants who race, one becomes the owner", async () => {
  const [ana, ben, acme] = [await person(), await person(), await company()];
  const made = [await claim(ana, acme), await claim(ben, acme)];
  for (const each of made) await prove(each);
  const answers = await Promise.all(made.map(({ id }) => decide(id, "approve-claim")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const roles = [await employerRole(db, ana.id, acme.id), await employerRole(db, ben.id, acme.id)];
  expect(new Set(roles)).toEqual(new Set(["editor", "owner"]));
});

test("a colleague who proves their claim joins as an editor, and an owner can promote or remove them", async () => {
  const [ana, ben, acme] = [await person("Ana"), await person("Ben"), await company()];
  const owner = await bed.employer(ana, acme);
  const joined = await bed.employer(ben, acme);
  expect(joined).toMatchObject({ state: "active", role: "editor" });
  expect(await bed.lastMail("employer-joined")).toMatchObject({ to: ana.email, data: { newcomer: "Ben" } });
  const people = async (who: typeof ana, id: string) =>
    (await api.get(`/api/me/employers/${id}/people`, { token: who.token })).body["data"] as Colleague[];
  expect((await people(ben, joined.id)).map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
    ["Ana", "owner", false],
    ["Ben", "editor", true],
  ]);
  const change = (who: typeof ana, id: string, other: string, role: string | null) =>
    api.post(`/api/me/employers/${id}/people/${other}`, { role }, { token: who.token });
  expect((await change(ben, joined.id, owner.id, null)).status, "an editor removes nobody").toBe(409);
  expect((await change(ana, owner.id, owner.id, "editor")).status, "nobody changes their own role").toBe(409);
  const stranger = await bed.employer(await person(), await company());
  expect((await change(ana, owner.id, stranger.id, null)).status, "nor somebody at another company").toBe(404);
  expect((await change(ana, joined.id, owner.id, null)).status, "nor with somebody else's claim").toBe(404);
  expect((await change(ana, owner.id, joined.id, "owner")).status).toBe(200);
  expect(await employerRole(db, ben.id, acme.id)).toBe("owner");
  expect((await change(ben, joined.id, owner.id, null)).status).toBe(200);
  expect(await employerRole(db, ana.id, acme.id), "at once").toBeNull();
  expect((await api.get(`/api/me/employers/${owner.id}/people`, { token: ana.token })).status).toBe(404);
});

test("rights end in the moment in which a proof does, and come back with a new one", async () => {
  const [ana, acme] = [await person(), await company()];
  const made = await bed.employer(ana, acme);
  await sql`update employer_proof set expires_at = now() where claim_id = ${made.id} and kind = 'dns'`.execute(db);
  expect(await employerRole(db, ana.id, acme.id)).toBeNull();
  expect((await claimOf(ana, made.id))?.state).toBe("lapsed");
  expect((await api.get(`/api/me/employers/${made.id}/people`, { token: ana.token })).status).toBe(409);
  await check(made.id, "dns");
  expect(await employerRole(db, ana.id, acme.id)).toBe("owner");
});

test("a record that is gone for a week ends its proof, and one that stays renews it", async () => {
  const [ana, acme] = [await person(), await company()];
  const made = await bed.employer(ana, acme);
  await bed.pass(made.id, 1);
  const due = (await proofsToRecheck(db, 100)).filter(({ claimId }) => claimId === made.id);
  expect(due.map(({ kind }) => kind).toSorted()).toEqual(["dns", "file"]);
  bed.records.delete(`_afield.${acme.domain}`);
  const recheck = async () => {
    await check(made.id, "dns");
    await check(made.id, "file");
    return await employerRole(db, ana.id, acme.id);
  };
  expect(await recheck(), "missing for a day").toBe("owner");
  await bed.pass(made.id, 6);
  expect(await recheck(), "for six").toBe("owner");
  await bed.pass(made.id, 2);
  expect(await recheck(), "for eight").toBeNull();
  const file = (await claimOf(ana, made.id))?.proofs.find(({ kind }) => kind === "file");
  expect(Date.parse(file?.expiresAt ?? "") - Date.now()).toBeGreaterThan(179 * 86_400_000);
});

test("people are asked once to renew a proof that ends", async () => {
  const [ana, acme] = [await person(), await company()];
  const made = await bed.employer(ana, acme);
  const remind = () => remindProofs(api.accounts);
  await remind();
  await bed.pass(made.id, 170);
  expect(await remind()).toBe(2);
  expect(await remind()).toBe(0);
  expect(await bed.lastMail("proof-ending")).toMatchObject({ to: ana.email });
});

test("a refusal is mailed with its reason and gives nothing; withdrawing closes the case", async () => {
  const [eve, ana, acme] = [await person(), await person(), await company()];
  const made = await claim(eve, acme);
  await prove(made);
  expect((await decide(made.id, "refuse-claim")).status).toBe(200);
  expect(await claimOf(eve, made.id)).toBeUndefined();
  expect(await bed.lastMail("statement-of-reasons")).toMatchObject({ to: eve.email, data: { mayAppeal: true } });
  const mine = await claim(ana, acme);
  await prove(mine);
  expect(await caseOf(mine.id)).toBeDefined();
  expect((await api.post(`/api/me/employers/${mine.id}/end`, undefined, { token: eve.token })).status).toBe(404);
  expect((await api.post(`/api/me/employers/${mine.id}/end`, undefined, { token: ana.token })).status).toBe(200);
  expect(await caseOf(mine.id)).toBeUndefined();
});

test("an approved claim binds its domain, but not one that an operator has given or taken away", async () => {
  const [ana, acme] = [await person(), await company(null)];
  await sql`update company set website = 'https://bound-by-claim.com', identity_rank = 3 where id = ${acme.id}`.execute(
    db,
  );
  await bed.employer(ana, { slug: acme.slug, domain: "bound-by-claim.com" });
  expect((await companyOfDomain(db, "bound-by-claim.com"))?.id).toBe(acme.id);
  const [eve, other] = [await person(), await company(null)];
  await sql`insert into company_domain (domain, company_id, withdrawn_at) values ('withdrawn-by-hand.com', ${acme.id}, now())`.execute(
    db,
  );
  await sql`update company set website = 'https://withdrawn-by-hand.com', identity_rank = 3 where id = ${other.id}`.execute(
    db,
  );
  const made = await claim(eve, { slug: other.slug, domain: "withdrawn-by-hand.com" });
  await prove(made);
  if (await caseOf(made.id)) await decide(made.id, "approve-claim");
  expect(await companyOfDomain(db, "withdrawn-by-hand.com")).toBeNull();
});

test("a domain that employers of two companies prove at once makes no referrers", async () => {
  const domain = "two-employers.com";
  const both = [await company(null), await company(null)];
  const made = [];
  for (const { id, slug } of both) {
    await sql`update company set website = 'https://two-employers.com', identity_rank = 3 where id = ${id}`.execute(db);
    made.push(await claim(await person(), { slug, domain }));
  }
  for (const each of made) await prove(each);
  for (const [at, { id }] of made.entries()) {
    expect((await decide(id, "approve-claim")).status).toBe(200);
    expect((await companyOfDomain(db, domain))?.id).toBe(at === 0 ? both[0]!.id : undefined);
  }
});

test("erasing an account ends its rights and its waiting claim", async () => {
  const [ana, eve, acme] = [await person(), await person(), await company()];
  await bed.employer(ana, acme);
  const other = await company();
  const waiting = await claim(eve, other);
  await prove(waiting);
  for (const { id } of [ana, eve]) await erasePersonalData(db, id);
  expect(await companiesClaimedWith(db, acme.domain)).toEqual([]);
  expect(await caseOf(waiting.id)).toBeUndefined();
});

test("everything that changes something takes a passkey", async () => {
  const [ana, acme] = [await person(), await company()];
  const made = await claim(ana, acme);
  await sql`update session set passkey_at = null where account_id = ${ana.id}`.execute(db);
  const bodies = {
    code: { email: `ana@${acme.domain}` },
    verify: { code: "x" },
    checks: { kind: "dns" },
    end: undefined,
  };
  for (const [part, body] of Object.entries(bodies)) {
    const answer = await api.post(`/api/me/employers/${made.id}/${part}`, body, { token: ana.token });
    expect([part, answer.status, answer.body.code]).toEqual([part, 403, "confirm-passkey"]);
  }
  expect((await start(ana, acme.slug, acme.domain)).status).toBe(403);
  expect((await api.get("/api/me/employers", { token: ana.token })).status).toBe(200);
});
