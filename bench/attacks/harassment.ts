import { makeOperator } from "#test/moderation/make-operator.ts";
import type { Attack } from "./attack.ts";
import type { AttackSite, Member } from "./attack-site.ts";
import { type Answer, countOf, repeated, statuses } from "./http-client.ts";
import { act, ask } from "./referrals.ts";

async function operatorOf(site: AttackSite): Promise<Member> {
  const operator = await site.member("Odette Prator");
  await makeOperator(site.database.db, operator.id);
  return operator;
}

/** Returns the open reports as an operator reads them. */
async function openReports(
  site: AttackSite,
  { token }: Member,
): Promise<{ id: string; marked: boolean; about: string }[]> {
  const { body } = await site.call("/api/operate/referrals", { token, from: site.network() });
  return body["reports"] as { id: string; marked: boolean; about: string }[];
}

const suspend = (site: AttackSite, { token }: Member, report: string): Promise<Answer> =>
  site.call(`/api/operate/referrals/reports/${report}/resolve`, {
    token,
    from: site.network(),
    body: { measure: "suspended", reason: "simulated" },
  });

/** Creates a company with a job, and its one referrer. */
async function employee(site: AttackSite, company: string): Promise<Member> {
  await site.job(company);
  return await site.referrer(company);
}

/** A request that the company's one referrer has accepted. */
async function thread(
  site: AttackSite,
  referrer: Member,
  company: string,
): Promise<{ seeker: Member; request: string }> {
  const seeker = await site.member("Sam Seeker");
  const request = String((await ask(site, seeker, await site.job(company))).body["id"]);
  const answer = await act(site, referrer, request, "accept");
  if (answer.status !== 200) throw new Error(`the request wasn't accepted: ${answer.text}`);
  return { seeker, request };
}

export const harassment: Attack = {
  finding: 36,
  what: "a referrer harasses three seekers, and a ring reports an honest one",
  isQuick: true,
  async run(site) {
    const operator = await operatorOf(site);
    const bully = await employee(site, "Harsh Works");
    const threads = await repeated(3, 1, () => thread(site, bully, "Harsh Works"));
    const write = (request: string, from = bully) => act(site, from, request, "message", { body: "Answer me." });
    const [first, second, third] = threads as [(typeof threads)[0], (typeof threads)[0], (typeof threads)[0]];
    await act(site, first.seeker, first.request, "block");
    const blocked = await repeated(5, 1, () => write(first.request));
    const flood = await repeated(40, 1, () => write(second.request));
    for (const { seeker, request } of [second, third])
      await act(site, seeker, request, "report", { reason: "abuse", note: "insults" });
    const report = (await openReports(site, operator)).find(({ about }) => about === "referrer");
    const suspended = await suspend(site, operator, report!.id);
    // The limit of messages must not be what stops them.
    await site.database.pool.query("delete from rate_limit");
    const after = [await write(second.request), await write(third.request)];

    const honest = await employee(site, "Calm Works");
    const ring = await repeated(3, 1, () => thread(site, honest, "Calm Works"));
    for (const { seeker, request } of ring)
      for (let times = 0; times < 2; times++)
        await act(site, seeker, request, "report", { reason: "abuse", note: "false" });
    const answered = await Promise.all(ring.map(({ request }) => write(request, honest)));
    return {
      attack: `after a block ${statuses(blocked)}; 40 messages in an hour ${statuses(flood)}; suspended by an operator ${suspended.status}, then ${statuses(after)}`,
      control: `an honest referrer whom three accounts report without cause writes ${statuses(answered)}`,
      isHeld:
        countOf(blocked, 200) === 0 &&
        countOf(flood, 200) <= 30 &&
        suspended.status === 200 &&
        countOf(after, 200) === 0 &&
        countOf(answered, 200) === 3,
    };
  },
};

const SALES = [
  "I refer you for $200.",
  "My fee is 100 EUR, by PayPal.",
  "Text me on Telegram, not here.",
  "paypal.me/somebody",
];
const HONEST = [
  "When could you start?",
  "Referrals are free, I never take money for them.",
  "I work on payments at a bank.",
];

export const soldReferrals: Attack = {
  finding: 37,
  what: "referrers sell referrals in threads",
  isQuick: true,
  async run(site) {
    const operator = await operatorOf(site);
    const marked = async () => (await openReports(site, operator)).filter((report) => report.marked).length;
    const talk = async (company: string, texts: readonly string[]) => {
      for (const [at, body] of texts.entries()) {
        const referrer = await employee(site, `${company} ${at}`);
        const { request } = await thread(site, referrer, `${company} ${at}`);
        await act(site, referrer, request, "message", { body });
      }
    };
    const before = await marked();
    await talk("Honest Talk", HONEST);
    const honest = (await marked()) - before;
    await talk("Sold Talk", SALES);
    const sold = (await marked()) - before - honest;
    return {
      attack: `${sold} of ${SALES.length} sales wait for an operator`,
      control: `${honest} of ${HONEST.length} honest messages do`,
      isHeld: sold === SALES.length && honest === 0,
    };
  },
};

export const harassmentAttacks: readonly Attack[] = [harassment, soldReferrals];
