import type { Attack } from "./attack.ts";
import type { AttackSite, Member } from "./attack-site.ts";
import { type Answer, countOf, repeated, statuses } from "./http-client.ts";

/** Asks for a referral to a job. */
export function ask(
  site: Pick<AttackSite, "call" | "network">,
  seeker: Pick<Member, "token">,
  jobId: string,
  evidence = "A queue of two million messages a day.",
): Promise<Answer> {
  const body = {
    jobId,
    why: "I have built two of these.",
    evidence,
    links: ["https://cv.example.org/me"],
    country: "PT",
    notApplied: true,
    eligible: true,
  };
  return site.call("/api/referrals", { body, token: seeker.token, from: site.network() });
}

/** Takes an action on a referral request. */
export function act(
  site: AttackSite,
  person: Pick<Member, "token">,
  request: string,
  action: string,
  body: object = {},
): Promise<Answer> {
  const path = `/api/referrals/requests/${request}/${action}`;
  return site.call(path, { body, token: person.token, from: site.network() });
}

/** Asks for a code for a work address. */
export const sendCode = (site: AttackSite, person: Member, email: string): Promise<Answer> =>
  site.call("/api/referrals/referrer/code", { body: { email }, token: person.token, from: site.network() });

/** Enters the code that was mailed to a work address. */
export async function enterCode(site: AttackSite, person: Member, email: string, at = 1): Promise<Answer> {
  const mail = (await site.waitForMails(email, at)).at(-1)!;
  const code = /\b[A-Z\d]{4}-[A-Z\d]{4}\b/.exec(mail.slice(mail.indexOf("\r\n\r\n")))?.[0] ?? "0000-0000";
  return await site.call("/api/referrals/referrer/verify", {
    body: { code },
    token: person.token,
    from: site.network(),
  });
}

/** Creates a company with a job and a domain that an operator has proved. */
export async function provedCompany(site: AttackSite, name: string, domain: string): Promise<void> {
  await site.job(name);
  await proveDomain(site, name, domain);
}

export async function proveDomain(site: AttackSite, company: string, domain: string): Promise<void> {
  await site.database.pool.query(
    "insert into company_domain (domain, company_id) select $1, id from company where name = $2",
    [domain, company],
  );
}

/** A seeker and a referrer with an accepted request. */
async function accepted(site: AttackSite, company: string) {
  const job = await site.job(company);
  const referrer = await site.referrer(company);
  const seeker = await site.member("Sam Seeker");
  const request = String((await ask(site, seeker, job)).body["id"]);
  const answer = await act(site, referrer, request, "accept");
  if (answer.status !== 200) throw new Error(`the request wasn't accepted: ${answer.text}`);
  return { job, referrer, seeker, request };
}

export const threadFlood: Attack = {
  finding: 12,
  what: "40 messages and 10 changed outcomes",
  isQuick: true,
  async run(site) {
    const { referrer, seeker, request } = await accepted(site, "Thread Works");
    const before = (await site.waitForMails(seeker.email, 1)).length;
    const sent = await repeated(40, 1, (at) => act(site, referrer, request, "message", { body: `Message ${at}` }));
    await act(site, referrer, request, "submit");
    await act(site, seeker, request, "confirm");
    const toggled = await repeated(10, 1, (at) =>
      act(site, seeker, request, "outcome", { outcome: at % 2 === 0 ? "hired" : "rejected" }),
    );
    const read = await site.call("/api/referrals", { token: seeker.token, from: site.network() });
    // Repeating the same answer is no change.
    const { rows: changes } = await site.database.pool.query(
      "select 1 from referral_event where request_id = $1 and kind = 'outcome'",
      [request],
    );
    await site.waitForMails(seeker.email, before + 1);
    const mails = site.mailsTo(seeker.email).length - before;
    return {
      attack: `messages ${statuses(sent)}, outcomes ${statuses(toggled)} with ${changes.length} changes, ${mails} mails to the seeker`,
      control: `the seeker reads the first message: ${read.text.includes("Message 0")}`,
      isHeld: countOf(sent, 200) <= 30 && changes.length === 3 && mails <= 5 && read.text.includes("Message 0"),
    };
  },
};

export const guessedCodes: Attack = {
  finding: 13,
  what: "60 accounts ask for codes and guess",
  isQuick: true,
  async run(site) {
    await provedCompany(site, "Guess Works", "guessworks.com");
    await provedCompany(site, "Calm Works", "calmworks.com");
    const people = await Promise.all(Array.from({ length: 64 }, () => site.member()));
    const mailbox = await repeated(4, 1, (at) => sendCode(site, people[at]!, "one@guessworks.com"));
    const spread = await repeated(60, 4, (at) => sendCode(site, people[at + 4]!, `g-${at}@guessworks.com`));
    const guesses = await repeated(6, 1, () =>
      site.call("/api/referrals/referrer/verify", {
        body: { code: "AAAA-2222" },
        token: people[10]!.token,
        from: site.network(),
      }),
    );
    const honest = await site.member();
    const code = await sendCode(site, honest, "honest@calmworks.com");
    const entered = await enterCode(site, honest, "honest@calmworks.com");
    return {
      attack: `one mailbox ${statuses(mailbox)}, one domain ${statuses(spread)}, guesses ${statuses(guesses)}`,
      control: `an employee's code ${code.status}, entered ${entered.status}`,
      isHeld:
        countOf(mailbox, 200) <= 3 &&
        countOf(mailbox, 200) + countOf(spread, 200) <= 50 &&
        countOf(guesses, 200) === 0 &&
        site.output().includes('"alarm":"work-codes"') &&
        entered.status === 200,
    };
  },
};

export const reportFlood: Attack = {
  finding: 15,
  what: "30 reports by one person about one request",
  isQuick: true,
  async run(site) {
    const { seeker, request } = await accepted(site, "Report Works");
    const body = { reason: "spam", note: "again" };
    const reports = await repeated(30, 4, () => act(site, seeker, request, "report", body));
    const { rows } = await site.database.pool.query("select 1 from referral_report where request_id = $1", [request]);
    return {
      attack: `${statuses(reports)}, ${rows.length} stored`,
      control: `the first report counts: ${countOf(reports, 200) === 1}`,
      isHeld: rows.length === 1 && countOf(reports, 200) === 1,
    };
  },
};

export const manyReferrers: Attack = {
  finding: 17,
  what: "plus-tags and dots make several referrers of one mailbox",
  isQuick: true,
  async run(site) {
    await provedCompany(site, "Plus Works", "plusworks.com");
    const first = await site.member();
    await sendCode(site, first, "mallory@plusworks.com");
    const made = await enterCode(site, first, "mallory@plusworks.com");
    const tries = [];
    for (const email of ["mallory+2@plusworks.com", "mal.lory@plusworks.com"]) {
      const again = await site.member();
      await sendCode(site, again, email);
      tries.push(await enterCode(site, again, email));
    }
    const colleague = await site.member();
    await sendCode(site, colleague, "another@plusworks.com");
    const other = await enterCode(site, colleague, "another@plusworks.com");
    return {
      attack: statuses(tries),
      control: `the mailbox itself ${made.status}, a colleague's ${other.status}`,
      isHeld: countOf(tries, 200) === 0 && made.status === 200 && other.status === 200,
    };
  },
};

export const usedUpPlaces: Attack = {
  finding: 19,
  what: "three new accounts use up a company's places",
  isQuick: true,
  async run(site) {
    const company = "Places Works";
    const jobs = [await site.job(company), await site.job(company)];
    for (let each = 0; each < 3; each++) await site.referrer(company);
    const newcomer = async () => {
      const person = await site.member();
      await site.database.pool.query("update account set created_at = now() where id = $1", [person.id]);
      return person;
    };
    const asked = [];
    for (let each = 0; each < 3; each++) {
      const sybil = await newcomer();
      for (const job of jobs) asked.push(await ask(site, sybil, job));
    }
    const genuine = await ask(site, await site.member("Sam Seeker"), jobs[0]!);
    return {
      attack: `the accounts' requests ${statuses(asked)}`,
      control: `a genuine request ${genuine.status}, asked ${String(genuine.body["asked"])} referrers`,
      isHeld: genuine.status === 200 && Number(genuine.body["asked"]) > 0,
    };
  },
};

export const passedMask: Attack = {
  finding: 28,
  what: "contacts in other letters pass the mask",
  isQuick: true,
  async run(site) {
    const job = await site.job("Mask Works");
    const referrer = await site.referrer("Mask Works");
    const evidence =
      "Two million rows. jane＠gmail．com, j a n e @ g m a i l . c o m, telegram: janedoe, in/janedoe, ٥٥٥-٠١٩٩ ٨٨";
    await ask(site, await site.member("Jane Doe"), job, evidence);
    const inbox = await site.call("/api/referrals/inbox", { token: referrer.token, from: site.network() });
    const passed = ["＠", "g m a i l", "janedoe", "٥٥٥"].filter((part) => inbox.text.includes(part));
    return {
      attack: passed.length === 0 ? "all masked" : `passed: ${passed.join(", ")}`,
      control: `the rest of the note is there: ${inbox.text.includes("Two million rows")}`,
      isHeld: passed.length === 0 && inbox.text.includes("Two million rows"),
    };
  },
};

export const freeMail: Attack = {
  finding: 29,
  what: "free-mail and alumni addresses make referrers",
  isQuick: true,
  async run(site) {
    const hosts = [
      "hotmail.se",
      "yahoo.com.sg",
      "live.se",
      "outlook.dk",
      "163.net",
      "proton.ch",
      "alumni.freeworks.com",
    ];
    await provedCompany(site, "Free Works", "freeworks.com");
    for (const host of hosts.slice(0, -1)) await proveDomain(site, "Free Works", host);
    const tries = await repeated(hosts.length, 1, async (at) => sendCode(site, await site.member(), `m@${hosts[at]}`));
    const staff = await sendCode(site, await site.member(), "staff@freeworks.com");
    const refused = tries.filter(({ body }) => body["code"] === "free-mail").length;
    return {
      attack: `${refused} of ${hosts.length} refused as free mail`,
      control: `an employee's address ${staff.status}`,
      isHeld: refused === hosts.length && staff.status === 200,
    };
  },
};

export const figuresOfOne: Attack = {
  finding: 33,
  what: "a company's public figures describe one referrer",
  isQuick: true,
  async run(site) {
    for (const [name, people] of [
      ["Figures One", 1],
      ["Figures Four", 4],
      ["Figures Five", 5],
    ] as const) {
      await site.job(name);
      for (let each = 0; each < people; each++) await site.referrer(name);
    }
    const read = async (slug: string) => {
      const { body } = await site.call(`/api/referrals/companies?companies=${slug}`, { from: site.network() });
      return (body["data"] as { referrers: number | null; freeSlots: number | null }[])[0];
    };
    const few = [await read("figures-one"), await read("figures-four")];
    const five = await read("figures-five");
    return {
      attack: `one and four referrers: ${JSON.stringify(few)}`,
      control: `five referrers: ${five?.referrers}, places ${five?.freeSlots}`,
      isHeld:
        few.every((each) => (each?.referrers ?? null) === null && (each?.freeSlots ?? null) === null) &&
        five?.referrers === 5,
    };
  },
};

export const referralAttacks: readonly Attack[] = [
  threadFlood,
  guessedCodes,
  reportFlood,
  manyReferrers,
  usedUpPlaces,
  passedMask,
  freeMail,
  figuresOfOne,
];
