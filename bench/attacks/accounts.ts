import { sql } from "kysely";
import type { Attack } from "./attack.ts";
import type { AttackSite } from "./attack-site.ts";
import { countOf, repeated, statuses } from "./http-client.ts";
import { ask } from "./referrals.ts";

const PASSWORD = "correct horse battery";

const post = (site: AttackSite, path: string, body: object, from: string) => site.call(path, { body, from });
const login = (site: AttackSite, email: string, password: string, from: string) =>
  post(site, "/api/auth/login", { email, password }, from);

function register(site: AttackSite, email: string, from = site.network(), password = PASSWORD, name = "Ana Li") {
  return post(site, "/api/auth/register", { name, email, password }, from);
}

/** Ends the cooldown between two mails, so that the attack needn't wait a minute. */
async function endCooldown({ database }: AttackSite): Promise<void> {
  await sql`update outbox_mail set cause_key = cause_key || ':' || gen_random_uuid()`.execute(database.db);
}

const tokenIn = (mail: string, path: string): string => {
  const found = new RegExp(`/${path}/([\\w.-]+)`).exec(mail)?.[1];
  if (found === undefined) throw new Error(`no ${path} link in the mail`);
  return found;
};

/** Registers an address and opens the link in the last of `mails` mails to it. Returns the network that the owner calls from. */
async function owner(site: AttackSite, email: string, home = site.network(), mails = 1): Promise<string> {
  await register(site, email, home);
  const mail = (await site.waitForMails(email, mails)).at(-1)!;
  await site.call(`/api/auth/verify/${tokenIn(mail, "verify-email")}`, { from: home });
  return home;
}

export const lockout: Attack = {
  finding: 8,
  what: "a stranger's 40 guesses lock the owner out",
  isQuick: true,
  async run(site) {
    const email = "owner-8@people.example";
    const home = await owner(site, email);
    const guesses = await repeated(40, 4, (at) => login(site, email, `wrong guess ${at}`, site.network()));
    const away = await login(site, email, PASSWORD, site.network());
    const known = await login(site, email, PASSWORD, home);
    await post(site, "/api/auth/forgot-password", { email }, site.network());
    const mails = await site.waitForMails(email, 2);
    const renewed = "another horse battery";
    const travels = site.network();
    const reset = await post(
      site,
      `/api/auth/reset-password/${tokenIn(mails.at(-1)!, "reset-password")}`,
      { password: renewed },
      travels,
    );
    const afterReset = await login(site, email, renewed, travels);
    const waitS = Number(away.headers["retry-after"] ?? 0);
    return {
      attack: `guesses ${statuses(guesses)}; owner from a new network ${away.status}, wait ${waitS} s; after a reset ${afterReset.status}`,
      control: `owner from a known network ${known.status}, reset ${reset.status}`,
      isHeld: waitS <= 60 && afterReset.status === 200 && known.status === 200 && countOf(guesses, 200) === 0,
    };
  },
};

export const preHijack: Attack = {
  finding: 9,
  what: "the owner's link activates a stranger's password",
  isQuick: true,
  async run(site) {
    const email = "owner-9@people.example";
    const home = site.network();
    await register(site, email, home);
    await endCooldown(site);
    const stranger = site.network();
    await register(site, email, stranger, "the stranger's password");
    await endCooldown(site);
    await site.waitForMails(email, 2);
    await post(site, "/api/auth/resend-verification", { email }, home);
    const resent = (await site.waitForMails(email, 3)).at(-1)!;
    const choice = tokenIn(resent, resent.includes("/reset-password/") ? "reset-password" : "verify-email");
    const isChoice = resent.includes("/reset-password/");
    const opened = isChoice
      ? await post(site, `/api/auth/reset-password/${choice}`, { password: PASSWORD }, home)
      : await site.call(`/api/auth/verify/${choice}`, { from: home });
    const strangers = await login(site, email, "the stranger's password", stranger);
    const owners = await login(site, email, PASSWORD, home);
    return {
      attack: `the stranger's login ${strangers.status}`,
      control: `the owner's link ${opened.status}, login ${owners.status}`,
      isHeld: strangers.status !== 200 && opened.status === 200 && owners.status === 200,
    };
  },
};

export const openedLinks: Attack = {
  finding: 10,
  what: "a mail scanner opens the link of a stranger's registration",
  isQuick: true,
  async run(site) {
    const email = "owner-10@people.example";
    const home = site.network();
    await register(site, email, home);
    const [mail] = await site.waitForMails(email, 1);
    const token = tokenIn(mail!, "verify-email");
    const scanner = site.network();
    const opened = [
      await site.call(`/verify-email/${token}`, { from: scanner }),
      await site.call(`/verify-email/${token}`, { from: scanner, method: "HEAD" }),
      // The press's own address, which no mail names.
      await site.call(`/api/auth/verify/${token}`, { from: scanner, method: "HEAD" }),
      await site.call(`/api/auth/verify/${token}`, { from: scanner, method: "OPTIONS" }),
    ];
    const isMailed = mail!.includes("/api/auth/verify/");
    const before = await login(site, email, PASSWORD, home);
    const press = await site.call(`/api/auth/verify/${token}`, { from: home });
    const after = await login(site, email, PASSWORD, home);
    return {
      attack: `page and HEAD: ${statuses(opened)}; the login afterwards ${before.status} ${String(before.body["code"])}`,
      control: `the press ${press.status}, the login ${after.status}`,
      isHeld:
        opened[0]!.status === 200 && !isMailed && before.status === 403 && press.status === 200 && after.status === 200,
    };
  },
};

export const mailBombing: Attack = {
  finding: 11,
  what: "six registrations of one address, and words in a name",
  isQuick: true,
  async run(site) {
    const email = "bombed@people.example";
    for (let time = 0; time < 6; time++) {
      await register(site, email, site.network(), `${PASSWORD} ${time}`, "WIN 500 dollars now");
      await endCooldown(site);
    }
    const linked = await register(
      site,
      "linked@people.example",
      site.network(),
      PASSWORD,
      "WIN at http://evil.example",
    );
    const other = "calm@people.example";
    await register(site, other);
    await site.waitForMails(other, 1);
    const mails = site.mailsTo(email);
    const quoted = mails.filter((mail) => mail.includes("WIN 500")).length;
    return {
      attack: `${mails.length} mails, ${quoted} with the stranger's words; a name with a link: ${linked.status}`,
      control: `another address got ${site.mailsTo(other).length} mail`,
      isHeld: mails.length > 0 && mails.length <= 3 && quoted === 0 && linked.status === 400,
    };
  },
};

export const passwordQueue: Attack = {
  finding: 14,
  what: "one IPv6 /48 fills the queue of password checks",
  isQuick: false,
  async run(site) {
    const email = "owner-14@people.example";
    const home = await owner(site, email);
    const flood = repeated(400, 64, (at) =>
      login(site, `nobody-${at}@people.example`, "wrong", `2001:db8:14:${at.toString(16)}::1`),
    );
    const legitimate = await repeated(5, 1, () => login(site, email, PASSWORD, home));
    const flooded = await flood;
    return {
      attack: statuses(flooded),
      control: `the owner's logins meanwhile ${statuses(legitimate)}`,
      isHeld: countOf(flooded, 503) > 0 && countOf(legitimate, 200) === 5,
    };
  },
};

export const usedUpForgot: Attack = {
  finding: 26,
  what: "strangers use up the owner's forgotten password",
  isQuick: true,
  async run(site) {
    const email = "owner-26@people.example";
    await owner(site, email);
    const forgot = () => post(site, "/api/auth/forgot-password", { email }, site.network());
    const strangers = await repeated(6, 2, forgot);
    const owners = await forgot();
    const mails = await site.waitForMails(email, 2);
    return {
      attack: `strangers ${statuses(strangers)}, then the owner ${owners.status}`,
      control: `a reset link arrived: ${mails.some((mail) => mail.includes("/reset-password/"))}`,
      isHeld: owners.status === 200 && mails.some((mail) => mail.includes("/reset-password/")),
    };
  },
};

export const lookAlikeAddress: Attack = {
  finding: 31,
  what: "an address with look-alike letters takes another's key",
  isQuick: true,
  async run(site) {
    const tries = await Promise.all(
      ["nic\u212A@people.example", "ｎick@people.example", "nick\ud800@people.example"].map((email) =>
        register(site, email),
      ),
    );
    const real = await register(site, "nick@people.example");
    const umlaut = await register(site, "jürgen@people.example");
    return {
      attack: statuses(tries),
      control: `nick@ ${real.status}, jürgen@ ${umlaut.status}`,
      isHeld: countOf(tries, 400) === 3 && real.status === 200 && umlaut.status === 200,
    };
  },
};

export const escapedSuspension: Attack = {
  finding: 32,
  what: "a suspended person is erased and registers again",
  isQuick: true,
  async run(site) {
    const job = await site.job("Suspended Works");
    const askAgain = async (email: string, isSuspended: boolean) => {
      const home = await owner(site, email);
      if (isSuspended)
        await site.database.pool.query(
          "insert into referral_suspension (account_id, reason) select id, 'spam' from account where email = $1",
          [email],
        );
      await site.command("user", "erase", email);
      await owner(site, email, home, 2);
      const { body: session } = await login(site, email, PASSWORD, home);
      return await ask(site, { token: String(session["token"]) }, job);
    };
    const suspended = await askAgain("suspended@people.example", true);
    const free = await askAgain("free@people.example", false);
    return {
      attack: `their request: ${String(suspended.body["code"])}`,
      control: `another erased person's request: ${String(free.body["code"])}`,
      isHeld: suspended.body["code"] === "suspended" && free.body["code"] === "no-referrers",
    };
  },
};

export const accountAttacks: readonly Attack[] = [
  lockout,
  preHijack,
  openedLinks,
  mailBombing,
  passwordQueue,
  usedUpForgot,
  lookAlikeAddress,
  escapedSuspension,
];
