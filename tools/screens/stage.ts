import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, request as api } from "@playwright/test";
import type { Database } from "#postgres/database.ts";
import { setOperator } from "#store/referrals/operators.ts";
import { applicationOf, dayAgo, writeApplications } from "../../e2e/applications.ts";
import { mailedLink, newPerson } from "../../e2e/people.ts";
import {
  act,
  askFor,
  homeJobs,
  offerLink,
  referrerOf,
  type SampleJob,
  signInAs,
  type SignedIn,
} from "../../e2e/referral-site.ts";
import type { Stage } from "./screen.ts";

const COMPANIES = 4;
let networks = 0;
const nextAddress = (): string => `198.18.251.${(networks += 1)}`;

/** Prepares what the screens show: accounts, requests, applications, saved jobs and searches, notices. */
export async function prepareStage(browser: Browser, baseUrl: string, database: Database): Promise<Stage> {
  const request = await api.newContext({ baseURL: baseUrl });
  const site = { baseUrl, sql: database.pool.query.bind(database.pool) };
  // Nobody at a staffing firm can be asked for a referral.
  const { rows: firms } = await site.sql<{ slug: string }>(
    "select distinct c.slug from job j join company c on c.id = j.company_id where j.agency",
  );
  const jobs = (await homeJobs(baseUrl)).filter(
    ({ company }, at, all) =>
      firms.every(({ slug }) => slug !== company.slug) &&
      all.findIndex((each) => each.company.slug === company.slug) === at,
  );
  const [job, second, third, fourth] = jobs;
  if (fourth === undefined) throw new Error(`The home page shows jobs of fewer than ${COMPANIES} companies.`);
  // Each from a network of their own, because registrations from one are limited.
  const network = () => api.newContext({ baseURL: baseUrl, extraHTTPHeaders: { "x-forwarded-for": nextAddress() } });
  const person = async (name: string): Promise<SignedIn> => signInAs(browser, await network(), site, name);

  const newcomer = await person("Inês Marques");
  const member = await person("Tomás Albuquerque");
  const seeker = await person("Zebrina Quax");
  const other = await person("Marek Novák");
  const referrer = await referrerOf(browser, await network(), site, "Ana Li", job!.company.slug);
  const colleague = await referrerOf(browser, await network(), site, "Ben Osei", second!.company.slug);
  const operator = await person("Odette Prator");
  const employer = await person("Fenna de Wit");
  const claimant = await person("Jonas Lindqvist");
  await ask(request, { seeker, other, referrer, colleague }, job!, second!);
  await fillDesk(request, member, [job!, second!, third!, fourth]);
  const application = await addApplications(request, member, [job!, third!]);

  const operatorId = await showPasskey(database, operator);
  await setOperator(database.db, operatorId, true);
  await claim(database, await showPasskey(database, employer), job!.company.slug, ["mailbox", "dns"]);
  const doubted = await doubt(request, { employer, operator }, job!.company.slug);
  await claim(database, await showPasskey(database, claimant), second!.company.slug, ["mailbox"]);
  const token = await fileNotices(request, [second!, third!]);
  const { email } = newPerson();
  await request.post("/api/guest-alerts", { data: { email, params: "role=data-engineer" } });
  const alerts = await mailedLink(request, email, "alerts");
  const card = await makeCard(request, database, referrer);
  const offer = await offerLink(request, referrer.person, "accept");
  const archivedJob = await archiveJob(database, job!.company.slug);
  await request.dispose();
  const made = { newcomer, member, seeker, referrer, operator, employer, claimant };
  await Promise.all([...Object.values(made), other, colleague].map(({ page }) => page.context().close()));
  return {
    baseUrl,
    tokens: Object.fromEntries(Object.entries(made).map(([name, { token }]) => [name, token])) as Stage["tokens"],
    job: `/job/${job!.slug}-${job!.id}`,
    company: `/company/${job!.company.slug}`,
    application: `/applications/${application}`,
    notice: `/notices/${token}`,
    alerts,
    card,
    offer,
    archivedJob,
    doubted,
  };
}

/** An operator undoes what an employer said, who says something else; then the company has a case again. Returns the case’s path. */
async function doubt(
  request: APIRequestContext,
  { employer, operator }: Record<"employer" | "operator", SignedIn>,
  slug: string,
): Promise<string> {
  const { data: claims } = (await (await request.get("/api/me/employers", { headers: bearer(employer) })).json()) as {
    data: { id: string }[];
  };
  const say = (visaSponsorship: "yes" | "no") =>
    request.put(`/api/me/employers/${claims[0]!.id}/statement`, {
      headers: bearer(employer),
      data: { statement: { countries: ["PT"], timeZones: null, visaSponsorship } },
    });
  const openCase = async () => {
    const data = { about: `/company/${slug}`, reason: "Somebody doubts what it says" };
    const answer = await request.post("/api/operate/cases", { headers: bearer(operator), data });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  await say("yes");
  const first = await openCase();
  const { data: shown } = (await (
    await request.get(`/api/operate/cases/${first}`, { headers: bearer(operator) })
  ).json()) as { data: { choices: Record<string, { value: string }[]> } };
  const target = shown.choices["undo-change"]![0]!.value;
  await request.post(`/api/operate/cases/${first}/decisions`, {
    headers: bearer(operator),
    data: { action: "undo-change", ground: "inaccurate", words: "Their own page says otherwise.", target },
  });
  await say("no");
  return `/operate?case=${await openCase()}`;
}

/** Lets the person's session count as having shown a passkey just now. Returns their account. */
async function showPasskey(database: Database, { person }: SignedIn): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `update session set passkey_at = now() from account where account.id = session.account_id and account.email = $1 returning account.id`,
    [person.email],
  );
  return rows[0]!.id;
}

/** Claims a company with these proofs. Two of them make the account its owner. */
async function claim(database: Database, account: string, slug: string, proofs: readonly string[]): Promise<void> {
  await database.pool.query(
    `with claim as (
       insert into employer_claim (company_id, account_id, domain, role, approved_at)
       select id, $1, domains[1], case when $4 then 'owner' end, case when $4 then now() end from company where slug = $2
       returning id)
     insert into employer_proof (claim_id, kind, proved_at, expires_at, checked_at)
     select claim.id, kind, now(), now() + interval '180 days', now() from claim, unnest($3::text[]) as kind`,
    [account, slug, proofs, proofs.length >= 2],
  );
}

/** Makes the referrer's public card. Returns its path. */
async function makeCard(request: APIRequestContext, database: Database, referrer: SignedIn): Promise<string> {
  const data = { alias: "Ana", wishes: "Tell me what you have built, and which part of it was yours." };
  await request.post("/api/referrals/referrer/card", { headers: bearer(referrer), data });
  const { rows } = await database.pool.query<{ slug: string }>("select slug from referrer_card");
  return `/referrals/card/${rows[0]!.slug}`;
}

/** Adds a job of the company that closed long ago. Returns its path. */
async function archiveJob(database: Database, slug: string): Promise<string> {
  await database.pool.query(
    `insert into archived_job (id, slug, title, company_id, posted_at, first_seen_at, closed_at, closed_reason)
     select 900001, 'ship-s-cook', 'Ship’s Cook', id, '2026-04-01', '2026-04-01', '2026-05-03', 'missing' from company where slug = $1`,
    [slug],
  );
  return "/job/ship-s-cook-900001";
}

const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

/** A request with a question, one that is accepted, one that waits, and one that is reported as not arrived. */
async function ask(
  request: APIRequestContext,
  { seeker, other, referrer, colleague }: Record<"seeker" | "other" | "referrer" | "colleague", SignedIn>,
  job: SampleJob,
  second: SampleJob,
): Promise<void> {
  const asked = await askFor(request, seeker.token, job);
  await act(request, referrer.token, asked, "question", { question: "Which of the two queues did you run alone?" });
  const accepted = await askFor(request, seeker.token, second);
  await act(request, colleague.token, accepted, "accept");
  await act(request, colleague.token, accepted, "message", { body: "I send it to our recruiter on Monday." });
  await askFor(request, other.token, job);
  const lost = await askFor(request, other.token, second);
  await act(request, colleague.token, lost, "accept");
  await act(request, colleague.token, lost, "submit");
  await act(request, other.token, lost, "dispute", { checked: "inbox-and-spam" });
}

/** Lives in Portugal, works European hours, saves jobs and searches. */
async function fillDesk(request: APIRequestContext, member: SignedIn, jobs: readonly SampleJob[]): Promise<void> {
  const headers = bearer(member);
  const hide = { companies: [], keywords: ["blockchain"], sources: [], jobs: [], agencies: true };
  const workday = { from: 9, to: 17, timeZone: "Europe/Lisbon" };
  await request.put("/api/me/search-settings", {
    headers,
    data: { country: "PT", workday, currency: "EUR", period: "year", hide },
  });
  await request.post("/api/me/saved-jobs/wishes", {
    headers,
    data: { wishes: jobs.map(({ id }) => ({ jobId: id, saved: true })) },
  });
  for (const [name, params] of [
    ["Senior TypeScript", "q=typescript&experienceLevel=senior"],
    ["Data, Europe", "role=data-engineer&location=europe"],
  ] as const)
    await request.put(`/api/me/searches/${randomUUID()}`, { headers, data: { name, params } });
  const values = {
    name: member.person.name,
    roles: ["software-engineer", "data-engineer"],
    places: ["portugal", "europe"],
    country: "PT",
    workday,
    level: "senior",
    skills: ["typescript", "postgresql", "react"],
    payFloor: { amount: 70_000, currency: "EUR", period: "year" },
    links: ["https://cv.example.org/tomas"],
    languages: [{ code: "pt", level: "native" }],
    permits: ["PT"],
  };
  const base = await (await request.get("/api/me/profile", { headers })).json();
  await request.put("/api/me/profile", { headers, data: { base: base.data, values } });
}

/** Applications in several stages, the first two for listed jobs. Returns the id of the fullest. */
async function addApplications(
  request: APIRequestContext,
  member: SignedIn,
  jobs: readonly SampleJob[],
): Promise<string> {
  const step = (stage: string, days: number) => ({ kind: "step", set: { stage, on: dayAgo(days) } });
  const [first, second] = jobs.map(({ id }, at) => ({
    ...applicationOf(at === 0 ? [step("applied", 12), step("interview", 2)] : [step("applied", 30)]),
    jobId: id,
  }));
  const byHand = (
    [
      ["Grid Engineer", "Kestrow Grid", [step("saved", 1)]],
      ["Lamp Designer, Outdoor Lights and Lanterns", "Lanternfish", [step("applied", 20), step("rejected", 3)]],
      ["Map Writer", "Ordnal", [step("applied", 40), step("offer", 1)]],
    ] as const
  ).map(([title, company, steps]) => {
    const id = randomUUID();
    return applicationOf([{ kind: "details", thing: id, set: { title, company } }, ...steps], id);
  });
  await writeApplications(request, member.token, [first!, second!, ...byHand]);
  return first!.id;
}

/** Files notices about jobs and returns the token of the last. */
async function fileNotices(request: APIRequestContext, jobs: readonly SampleJob[]): Promise<string> {
  let token = "";
  for (const [at, { id }] of jobs.entries()) {
    const answer = await request.post("/api/notices", {
      data: {
        about: { kind: "job", id },
        category: at === 0 ? "scam" : "expired",
        words: "They ask for money before the interview.",
        goodFaith: true,
      },
    });
    ({ token } = ((await answer.json()) as { data: { token: string } }).data);
  }
  return token;
}
