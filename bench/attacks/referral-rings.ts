import { EARNED_PER_WEEK, FIRST_CREDITS } from "#contract/values/referral.ts";
import type { Attack, Trial } from "./attack.ts";
import type { AttackSite, Member } from "./attack-site.ts";
import { countOf, repeated, statuses } from "./http-client.ts";
import { act, ask, enterCode, proveDomain, provedCompany, sendCode } from "./referrals.ts";

/** The accounts of a ring are half at one company and half at another, because nobody can ask at their own. */
async function ringOf(site: AttackSite, size: number, companies: readonly [string, string]): Promise<Member[]> {
  const members = await repeated(size, 4, (at) => site.referrer(companies[at % 2]!, `Ring Member ${at}`));
  await site.database.pool.query("update referrer set weekly_capacity = 20 where account_id = any($1)", [
    members.map(({ id }) => id),
  ]);
  return members;
}

/** Has a request accepted by a member of the ring, submitted, confirmed and reported as a success. Returns whether all of it worked. */
async function refer(site: AttackSite, seeker: Member, job: string, members: readonly Member[]): Promise<boolean> {
  const asked = await ask(site, seeker, job);
  if (asked.status !== 200) return false;
  const request = String(asked.body["id"]);
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select f.account_id as id from referral_offer o join referrer f on f.id = o.referrer_id
     where o.request_id = $1 and o.state = 'live' order by random()`,
    [request],
  );
  const friend = members.find(({ id }) => id === rows[0]?.id);
  if (!friend) return false;
  const answers = [
    await act(site, friend, request, "accept"),
    await act(site, friend, request, "submit"),
    await act(site, seeker, request, "confirm"),
    await act(site, seeker, request, "outcome", { outcome: "hired" }),
  ];
  return answers.every(({ status }) => status === 200);
}

/** Returns the credits that each of these accounts has earned. */
async function earned(site: AttackSite, members: readonly Member[]): Promise<number[]> {
  const { rows } = await site.database.pool.query<{ n: number }>(
    `select (select coalesce(sum(free), 0)::int from referral_credit c where c.account_id = a.id and c.kind = 'grant' and c.cause <> 'welcome') as n
     from unnest($1::uuid[]) as a (id)`,
    [members.map(({ id }) => id)],
  );
  return rows.map(({ n }) => n);
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** Accounts on networks of their own refer one another as often as the limits allow for some days of one week. */
async function farm(site: AttackSite, size: number, days: number): Promise<Trial> {
  const companies = [`Ring ${size} East`, `Ring ${size} West`] as const;
  const jobs = [await site.job(companies[0]), await site.job(companies[1])];
  const members = await ringOf(site, size, companies);
  let referrals = 0;
  let refused = 0;
  for (let day = 0; day < days; day++) {
    for (let round = 0; round < 4; round++) {
      const worked = await repeated(size, 4, (at) => refer(site, members[at]!, jobs[1 - (at % 2)]!, members));
      referrals += worked.filter(Boolean).length;
      refused += worked.filter((each) => !each).length;
    }
    await site.database.pool.query(
      "update referral_request set created_at = created_at - interval '1 day' where seeker_id = any($1)",
      [members.map(({ id }) => id)],
    );
  }
  const gained = await earned(site, members);
  const honestCompany = `Honest Beside ${size}`;
  const job = await site.job(honestCompany);
  const referrer = await site.referrer(honestCompany);
  const seeker = await site.member("Sam Seeker");
  const worked = await refer(site, seeker, job, [referrer]);
  const honest = await earned(site, [referrer, seeker]);
  const bound = EARNED_PER_WEEK * size;
  return {
    attack: `${size} accounts, ${days} days of a week: ${referrals} referrals, ${refused} refused; ${sum(gained)} credits earned of at most ${bound}, ${Math.max(...gained)} by one account beside the first ${FIRST_CREDITS}`,
    control: `an honest referral works: ${worked}; its two sides earn ${honest.join(" and ")}`,
    isHeld:
      // A ring that gets no referrals at all would prove nothing.
      referrals > size &&
      sum(gained) <= bound &&
      gained.every((each) => each <= EARNED_PER_WEEK) &&
      honest.every((each) => each === 1),
  };
}

export const creditRing: Attack = {
  finding: 34,
  what: "a ring of 50 accounts farms credits",
  isQuick: false,
  run: (site) => farm(site, 50, 3),
};

export const smallCreditRing: Attack = {
  finding: 34,
  what: "a ring of 8 accounts farms credits",
  isQuick: true,
  run: (site) => farm(site, 8, 2),
};

/** Adds a board of the source that says a company uses the domain. */
async function claim(site: AttackSite, company: string, domain: string, source: string): Promise<void> {
  await site.database.pool.query(
    `with named as (insert into board (source, token) values ($1, $2) returning id)
     insert into company_domain_claim (company_id, domain, board_id) select c.id, $3, named.id from company c, named where c.name = $4`,
    [source, domain, domain, company],
  );
}

/** Returns what a person's inbox shows of a seeker: their address, their name, or nothing. */
async function readsOf(site: AttackSite, reader: Member, seeker: Member): Promise<string> {
  const { text } = await site.call("/api/referrals/inbox", { token: reader.token, from: site.network() });
  return text.includes(seeker.email) ? "address" : text.includes("Zebrina") ? "name" : "nothing";
}

/** Fake employees try a look-alike domain: on its own, with one board's word, and after an operator has believed it. */
async function pretend(site: AttackSite, size: number): Promise<Trial> {
  const company = `Marrowgate ${size}`;
  const genuineDomain = `marrowgate${size}.com`;
  const lookalike = `marrowgate${size}-careers.com`;
  await provedCompany(site, company, genuineDomain);
  const job = await site.job(company);
  const staff = await site.member("Rhea Ferrer");
  await sendCode(site, staff, `rhea@${genuineDomain}`);
  const genuine = await enterCode(site, staff, `rhea@${genuineDomain}`);
  const fakes = await repeated(size, 4, () => site.member("Fay Kerr"));
  const addressOf = (at: number) => `fay${at}@${lookalike}`;
  const alone = await repeated(size, 4, (at) => sendCode(site, fakes[at]!, addressOf(at)));
  await claim(site, company, lookalike, "greenhouse");
  const byBoard = await repeated(size, 4, (at) => sendCode(site, fakes[at]!, addressOf(at)));
  await proveDomain(site, company, lookalike);
  const believed = await repeated(size, 4, (at) => sendCode(site, fakes[at]!, addressOf(at)));
  const three = fakes.slice(0, 3);
  for (const [at, fake] of three.entries()) await enterCode(site, fake, addressOf(at));
  const seeker = await site.member("Zebrina Quax");
  const asked = await ask(site, seeker, job, "I am Zebrina Quax. A queue of two million messages a day.");
  const before = await repeated(3, 1, (at) => readsOf(site, three[at]!, seeker));
  const request = String(asked.body["id"]);
  const accepted = await repeated(3, 1, (at) => act(site, three[at]!, request, "accept"));
  const during = await repeated(3, 1, (at) => readsOf(site, three[at]!, seeker));
  await site.command("referral", "remove-domain", lookalike, "--reason", "look-alike", "--operator", "test");
  const after = await repeated(3, 1, (at) => readsOf(site, three[at]!, seeker));
  const again = await sendCode(site, fakes[0]!, addressOf(0));
  const { rows } = await site.database.pool.query<{ domain: string }>(
    "select domain from referrer where ended_at is null and domain = any($1)",
    [[genuineDomain, lookalike]],
  );
  const seen = during.filter((each) => each !== "nothing").length;
  return {
    attack:
      `the domain alone ${statuses(alone)}, with one board ${statuses(byBoard)}, believed by an operator ${statuses(believed)}; ` +
      `read before acceptance ${before.join(", ")}; read the details of ${seen} seeker in ${countOf(accepted, 200)} accepted request; after the withdrawal ${after.join(", ")}, a code ${again.status}`,
    control: `the company's own employee ${genuine.status}, live afterwards: ${rows.map(({ domain }) => domain).join(", ")}`,
    isHeld:
      countOf([...alone, ...byBoard], 200) === 0 &&
      countOf(believed, 200) <= 50 &&
      before.every((each) => each === "nothing") &&
      countOf(accepted, 200) <= 1 &&
      seen <= countOf(accepted, 200) &&
      after.every((each) => each === "nothing") &&
      again.status !== 200 &&
      genuine.status === 200 &&
      rows.length === 1 &&
      rows[0]!.domain === genuineDomain,
  };
}

export const fakeEmployees: Attack = {
  finding: 35,
  what: "fake employees prove a look-alike domain",
  isQuick: true,
  run: (site) => pretend(site, 6),
};

export const manyFakeEmployees: Attack = {
  finding: 35,
  what: "60 fake employees prove a look-alike domain",
  isQuick: false,
  run: (site) => pretend(site, 60),
};

export const ringAttacks: readonly Attack[] = [smallCreditRing, creditRing, fakeEmployees, manyFakeEmployees];
