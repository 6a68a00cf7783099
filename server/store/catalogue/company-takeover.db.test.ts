import { beforeEach, expect, test } from "vitest";
import { companyDomain } from "#dedupe/company-key.ts";
import { companyMention } from "#ingest/run/company-mention.ts";
import { companyTrust } from "#ingest/run/company-trust.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { sources } from "#sources/registry.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { testDatabase } from "#test/database/database.ts";
import { directoryCompanies } from "#test/directory-companies.ts";
import { addBoards, ensureSources, findBoard, type BoardOrigin } from "./boards.ts";
import { resolveCompanies } from "./companies.ts";

const database = await testDatabase();

interface Said {
  source: string;
  token: string;
  origin: BoardOrigin;
  /** What the directory, or the job site that led to the board, calls the company. */
  boardOf?: string;
  name: string;
  website?: string;
}

/** Resolves one posting of a board, as an ingest run does. Returns its company, and whether the company is held. */
async function say({ source, token, origin, boardOf, name, website }: Said): Promise<{ id: string; held: boolean }> {
  await addBoards(database, [{ source, token, companyName: boardOf ?? null }], origin);
  const board = (await findBoard(database, source, token))!;
  const normalised = { companyName: name, employeeStrength: null, companySize: null, industries: [] };
  const company = { name, ...(website !== undefined && { website, logoUrl: `${website}/logo.png` }) };
  const trust = companyTrust(board, sources.get(source)!, name, [name]);
  const mention = companyMention(company, normalised, { boardId: board.id, trust, sample: false });
  const { ids, heldIds } = await inBulkTransaction(database, (client) => resolveCompanies(client, [mention]));
  return { id: ids[0]!, held: heldIds.has(ids[0]!) };
}

async function identities(ids: readonly string[]): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    "select id, name, slug, domains, website, linkedin, logo_source_url from company where id = any($1::bigint[]) order by id",
    [ids],
  );
  return rows;
}

const directory = (source: string, token: string, name: string, website?: string): Said => ({
  source,
  token,
  origin: "starter",
  boardOf: name,
  name,
  ...(website !== undefined && { website }),
});

const EVIL = "https://glab-hiring.com";
const discovered = (name: string, website: string | undefined = EVIL, boardOf = name): Said => ({
  source: "join",
  token: "evil",
  origin: "discovered",
  boardOf,
  name,
  ...(website !== undefined && { website }),
});
const jobSite = (name: string, website = EVIL, source = "weworkremotely"): Said => ({
  source,
  token: "feed",
  origin: "starter",
  name,
  website,
});

let victims: string[];

beforeEach(async () => {
  await database.pool.query("truncate company, board, company_domain cascade");
  await ensureSources(database, sources.values());
  const known = [
    directory("greenhouse", "gitlab", "GitLab"),
    directory("greenhouse", "bigbank", "BigBank", "https://www.bigbank.com"),
    directory("lever", "bigbank", "BigBank", "https://bigbank.com/about"),
    directory("jsonld", "www.stanford.edu", "Stanford University", "https://www.stanford.edu"),
    jobSite("Seaglass Freight", "https://seaglassfreight.com"),
  ];
  victims = [];
  for (const each of known) victims.push((await say(each)).id);
});

const ATTACKS: { how: string; said: Said[]; domain?: string; isHeld?: boolean }[] = [
  { how: "a discovered board with the same name and a domain of its own", said: [discovered("GitLab")], isHeld: true },
  { how: "the name in other letter case", said: [discovered("GITLAB")], isHeld: true },
  { how: "the name with a legal form", said: [discovered("GitLab Inc.")], isHeld: true },
  { how: "the name with Careers", said: [discovered("GitLab Careers")], isHeld: true },
  { how: "the name with Official", said: [discovered("GitLab Official")], isHeld: true },
  { how: "the name with Cyrillic letters", said: [discovered("GіtLаb")], isHeld: true },
  { how: "the name with full-width letters", said: [discovered("ＧｉｔＬａｂ")], isHeld: true },
  { how: "the name in punycode", said: [discovered("xn--gtlb-43d0f")] },
  { how: "the name with a digit for a letter", said: [discovered("G1tLab")], isHeld: true },
  { how: "the name with one letter more", said: [discovered("GitLabb")], isHeld: true },
  { how: "the name with two letters swapped", said: [discovered("GitLba")], isHeld: true },
  { how: "a subsidiary of the company", said: [discovered("GitLab Federal")] },
  {
    how: "another company that claims a bank's domain",
    said: [discovered("Harvest Corp", "https://bigbank.com")],
    domain: "bigbank.com",
    isHeld: true,
  },
  {
    how: "another company that claims a university's domain",
    said: [discovered("Harvest Corp", "https://alumni.stanford.edu")],
    domain: "stanford.edu",
    isHeld: true,
  },
  {
    how: "a job site's link, then the board behind it",
    said: [{ ...jobSite("GitLab"), source: "remoteok" }, discovered("GitLab")],
  },
  {
    how: "two job sites that agree on a foreign domain",
    said: [jobSite("GitLab"), jobSite("GitLab", EVIL, "devitjobs")],
  },
  {
    how: "a JSON-LD page that was discovered",
    said: [{ ...discovered("GitLab"), source: "jsonld", token: "glab-hiring.com" }],
    isHeld: true,
  },
  {
    how: "a website that redirects to the company's",
    said: [discovered("GitLab", "https://glab-hiring.com/?to=https://gitlab.com")],
    isHeld: true,
  },
  {
    how: "a staffing firm's board from the directory that names the company",
    said: [{ ...directory("recruitee", "legit", "Totally Legit Staffing", EVIL), name: "GitLab" }],
    isHeld: true,
  },
  {
    how: "a discovered board for a company that only a job site knows",
    said: [discovered("Seaglass Freight"), { ...discovered("Seaglass Freight"), source: "recruitee" }],
  },
  {
    how: "two discovered boards that agree",
    said: [discovered("GitLab"), { ...discovered("GitLab"), source: "recruitee" }],
    isHeld: true,
  },
  { how: "a foreign domain in a job site's post, without a board", said: [jobSite("Seaglass Freight")], isHeld: true },
];

test.each(ATTACKS)("$how changes no company and makes no referrer", async ({ said, domain, isHeld }) => {
  const before = await identities(victims);
  const [ownBefore] = domain === "bigbank.com" ? [await companyOfDomain(database.db, domain)] : [null];
  let last = { id: "", held: false };
  for (const each of said) last = await say(each);
  expect(await identities(victims)).toEqual(before);
  expect(await companyOfDomain(database.db, domain ?? "glab-hiring.com")).toEqual(ownBefore);
  if (isHeld === true) expect(last.held).toBe(true);
});

test("a domain that was withdrawn proves nothing, though two boards name it", async () => {
  expect(await companyOfDomain(database.db, "bigbank.com")).toMatchObject({ name: "BigBank" });
  await database.pool.query(
    "insert into company_domain (domain, company_id, withdrawn_at) values ('bigbank.com', $1, now())",
    [victims[1]],
  );
  expect(await companyOfDomain(database.db, "bigbank.com")).toBeNull();
});

test("an attacker who comes first loses the company to the board from the directory", async () => {
  const first = await say(discovered("Kelp Works"));
  await say(directory("greenhouse", "kelp", "Kelp Works", "https://kelpworks.com"));
  expect(await identities([first.id])).toMatchObject([
    { domains: ["kelpworks.com"], website: "https://kelpworks.com", logo_source_url: "https://kelpworks.com/logo.png" },
  ]);
  expect((await say(discovered("Kelp Works"))).held).toBe(true);
  expect(await companyOfDomain(database.db, "glab-hiring.com")).toBeNull();
});

test("at least 95 % of 200 honest companies get their domain, in whatever order their postings come", async () => {
  const honest = directoryCompanies(200);
  expect(honest).toHaveLength(200);
  let withDomain = 0;
  for (const [at, name] of honest.entries()) {
    const website = `https://www.company-${at}.com`;
    const own = directory("greenhouse", `own-${at}`, name, website);
    const second = directory("jsonld", `company-${at}.com`, name, website);
    const post = jobSite(name, website);
    const order = [
      [own, post, second],
      [post, own, second],
      [own, second],
      [{ ...post, website: EVIL }, own, second],
    ];
    let id = "";
    for (const each of order[at % order.length]!) id = (await say(each)).id;
    const { rows } = await database.pool.query<{ domains: string[] }>("select domains from company where id = $1", [
      id,
    ]);
    const proved = await companyOfDomain(database.db, companyDomain(website)!);
    if (rows[0]?.domains[0] === `company-${at}.com` && proved?.id === id) withDomain += 1;
  }
  expect(withDomain).toBeGreaterThanOrEqual(190);
}, 120_000);
