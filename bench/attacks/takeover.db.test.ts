import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { directoryCompanies } from "#test/directory-companies.ts";
import { type Identity, identitiesOf, takeoverProblems } from "./takeover-problems.ts";
import { startTakeoverRuns } from "./takeover-web.ts";

const database = await testDatabase();
const runs = await startTakeoverRuns(database);
const { web } = runs;
afterAll(runs.close);

const EVIL = "glab-hiring.com";
let member = "";
let before: Identity[] = [];

beforeEach(async () => {
  await database.pool.query("truncate company, board, company_domain, account, posting, job cascade");
  for (const part of [web.join, web.recruitee, web.texts, web.pages]) part.clear();
  web.posts.length = 0;
  member = randomUUID();
  await database.pool.query(
    "insert into account (id, email, email_key, name, password_hash, terms_version) values ($1, $2, $2, 'Mallory', 'none', 'test')",
    [member, `${member}@people.example`],
  );
  // GitLab has no domain yet, BigBank has one.
  web.recruitee.set("gitlab", "GitLab");
  web.join.set("bigbank", { name: "BigBank", domain: "bigbank.com" });
  await runs.read("recruitee", "gitlab", "GitLab");
  await runs.read("join", "bigbank", "BigBank");
  before = await identitiesOf(database);
  if (before.length !== 2) throw new Error(`the victims were not read: ${before.length}`);
});

/** What the attacker's board on Join says; a job site links to it in a post for `post`, or a member pastes its link. */
interface Takeover {
  how: string;
  name: string;
  domain?: string;
  /** Whom the job site's post names; the board's own name by default. */
  post?: string;
  by?: "post" | "paste" | "page" | "redirect" | "json-ld" | "two boards" | "withdrawn" | "first";
}

const TAKEOVERS: Takeover[] = [
  { how: "the same name", name: "GitLab" },
  { how: "the same name, found for another company", name: "GitLab", post: "Evil Labs" },
  { how: "another company's name, found for the real one", name: "Evil Labs", post: "GitLab" },
  { how: "other letter case", name: "GITLAB" },
  { how: "a legal form", name: "GitLab Inc." },
  { how: "Careers in the name", name: "GitLab Careers" },
  { how: "Official in the name", name: "GitLab Official" },
  { how: "Cyrillic letters", name: "GіtLаb" },
  { how: "full-width letters", name: "ＧｉｔＬａｂ" },
  { how: "punycode", name: "xn--gtlb-43d0f" },
  { how: "a digit for a letter", name: "G1tLab" },
  { how: "one letter more", name: "GitLabb" },
  { how: "a subsidiary", name: "GitLab Federal" },
  { how: "a bank's domain", name: "Harvest Corp", domain: "bigbank.com" },
  { how: "a bank's name and another domain", name: "BigBank" },
  { how: "a bank's subdomain", name: "Harvest Corp", domain: "careers.bigbank.com" },
  { how: "a pasted link", name: "GitLab", by: "paste" },
  { how: "a pasted link of a bank's domain", name: "Harvest Corp", domain: "bigbank.com", by: "paste" },
  { how: "a pasted page that embeds the board", name: "GitLab", by: "page" },
  { how: "a pasted link that redirects to the company's page", name: "GitLab", by: "redirect" },
  { how: "a pasted page with the company's JSON-LD", name: "GitLab", by: "json-ld" },
  { how: "two boards that agree", name: "GitLab", by: "two boards" },
  { how: "a domain whose proof was withdrawn", name: "BigBank", domain: "bigbank.com", by: "withdrawn" },
  { how: "a board that comes before the real one", name: "Kelp Works", by: "first" },
];

const jsonLd = (name: string): string =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Backend Engineer",
    jobLocationType: "TELECOMMUTE",
    description: "A fully remote position.",
    datePosted: new Date().toISOString(),
    hiringOrganization: { "@type": "Organization", name, sameAs: `https://${EVIL}` },
  })}</script>`;

async function carryOut({ name, domain = EVIL, post = name, by = "post" }: Takeover): Promise<string[]> {
  const link = "https://join.com/companies/evil";
  web.join.set("evil", { name, domain });
  if (by === "paste") return [await runs.paste(link, member)];
  if (by === "page") web.pages.set(EVIL, `<title>${name}</title><a href="${link}">Jobs</a>`);
  if (by === "json-ld") web.pages.set(EVIL, `<title>${name}</title>${jsonLd(name)}`);
  if (by === "page" || by === "json-ld") return [await runs.paste(`https://${EVIL}/`, member)];
  if (by === "redirect") {
    web.join.set("evil", { redirectTo: "/companies/bigbank" });
    return [await runs.paste(link, member)];
  }
  if (by === "withdrawn")
    await database.pool.query(
      "insert into company_domain (domain, company_id, withdrawn_at) select 'bigbank.com', id, now() from company where name = 'BigBank'",
    );
  web.posts.push({ company: post, link });
  if (by === "two boards") {
    web.recruitee.set("evil", name);
    web.posts.push({ company: post, link: "https://evil.recruitee.com/o/backend-engineer" });
  }
  return await runs.discover();
}

test.each(TAKEOVERS)("$how gains no referrer and changes no company", async (takeover) => {
  const outcomes = await carryOut(takeover);
  expect(outcomes.length).toBeGreaterThan(0);
  // BigBank's own board alone doesn't prove its domain either.
  expect(await takeoverProblems(database, before, [EVIL, "bigbank.com"])).toEqual([]);
});

/** The same takeover with the guard out of the way: each does one of the things that the guard prevents. */
const PLANTED: { how: string; plant: () => Promise<unknown>; problems: string[] }[] = [
  {
    how: "a foreign domain by a board that counts as the directory's",
    plant: () => runs.read("join", "evil", "GitLab"),
    problems: [`GitLab changed: domains, website, logo_source_url`],
  },
  {
    how: "a foreign domain by two boards that count as the directory's",
    async plant() {
      await runs.read("join", "evil", "GitLab");
      await database.pool.query(
        "insert into company_domain_claim (company_id, domain, board_id) select c.id, $1, b.id from company c, board b where c.name = 'GitLab' and b.source = 'recruitee'",
        [EVIL],
      );
    },
    problems: ["GitLab changed: domains, website, logo_source_url", `${EVIL} makes referrers of GitLab`],
  },
  {
    how: "a proof of a foreign domain",
    plant: () =>
      database.pool.query(
        "insert into company_domain (domain, company_id) select $1, id from company where name = 'GitLab'",
        [EVIL],
      ),
    problems: [`${EVIL} makes referrers of GitLab`],
  },
  {
    how: "a new name and page",
    plant: () => database.pool.query("update company set name = 'GitLab Careers', slug = 'evil' where name = 'GitLab'"),
    problems: ["GitLab changed: name, slug"],
  },
  {
    how: "companies that are gone",
    plant: () => database.pool.query("truncate company cascade"),
    problems: ["GitLab is gone", "BigBank is gone"],
  },
];

test.each(PLANTED)("the check finds $how", async ({ plant, problems }) => {
  web.join.set("evil", { name: "GitLab", domain: EVIL });
  await plant();
  expect(await takeoverProblems(database, before, [EVIL, "bigbank.com"])).toEqual(problems);
});

test("a board that was discovered for its own company is read", async () => {
  web.join.set("honest", { name: "Otter Works", domain: "otterworks.com" });
  web.posts.push({ company: "Otter Works", link: "https://join.com/companies/honest" });
  expect(await runs.discover()).toEqual(["ok"]);
  const { rows } = await database.pool.query(
    "select 1 from posting p join board b on b.id = p.board_id where b.token = 'honest'",
  );
  expect(rows).toHaveLength(1);
});

test("at least 95 % of 200 honest companies get their domain over HTTP", { timeout: 300_000 }, async () => {
  const honest = directoryCompanies(200);
  expect(honest).toHaveLength(200);
  // A job site's post may come before the company's own board.
  for (const [at, name] of honest.entries())
    if (at % 2 === 0) web.posts.push({ company: name, link: `https://example.com/post-${at}` });
  await runs.read("himalayas", "all", null);
  let withDomain = 0;
  for (const [at, name] of honest.entries()) {
    web.join.set(`own-${at}`, { name, domain: `company-${at}.com` });
    await runs.read("join", `own-${at}`, name);
    const { rows } = await database.pool.query<{ domains: string[] }>(
      "select domains from company where $1 = any(domains)",
      [`company-${at}.com`],
    );
    if (rows.length === 1) withDomain += 1;
  }
  expect(withDomain).toBeGreaterThanOrEqual(190);
});
