import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pruneAccountsTask } from "#tasks/prune-accounts.ts";
import { silentLog } from "#test/log.ts";
import type { Attack } from "./attack.ts";
import { statuses } from "./http-client.ts";
import { ask } from "./referrals.ts";

const MAIN = path.resolve(import.meta.dirname, "../../server/app/main.ts");

/** Starts the product with these settings and returns its exit code and output. A start that succeeds is ended. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const env = { PATH: process.env["PATH"], BOARDS: "none", LOG_LEVEL: "silent", ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (text += data));
  const cut = setTimeout(() => child.kill("SIGKILL"), 20_000);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(cut);
  return { code, text };
}

const PUBLIC = {
  NODE_ENV: "production",
  PORT: "0",
  BASE_URL: "https://afield.example",
  AUTH_SECRET: "a secret of more than thirty-two characters",
  SMTP_URL: "smtp://127.0.0.1:25",
};

export const noProxySetting: Attack = {
  finding: 16,
  what: "a public site starts without TRUST_PROXY",
  isQuick: true,
  async run(site) {
    const { code, text } = await start(PUBLIC);
    const ready = await site.call("/readyz");
    return {
      attack: `exit ${code}: ${text.split("\n")[0]?.slice(0, 70)}`,
      control: `this server, with it: /readyz ${ready.status}`,
      isHeld: code === 1 && text.includes("TRUST_PROXY") && ready.status === 200,
    };
  },
};

export const serverErrors: Attack = {
  finding: 20,
  what: "inputs that ended in 500",
  isQuick: true,
  async run(site) {
    const id = await site.job("Error Works");
    const member = await site.member();
    const from = site.network();
    const post = (to: string, body: object) => site.call(to, { body, token: member.token, from });
    const answers = [
      await post(`/api/jobs/${id}/reports`, { reason: "scam", note: "\u0000" }),
      await post("/api/referrals/watch", { company: "\u0000", watch: true }),
      await ask(site, member, "9223372036854775808"),
      await site.call("//", { from }),
      await site.call("//user:pw@x/login", { from }),
    ];
    const honest = await post(`/api/jobs/${id}/reports`, { reason: "scam", note: "It asks for money." });
    return {
      attack: statuses(answers),
      control: `a plain report ${honest.status}`,
      isHeld: answers.every(({ status }) => status < 500) && honest.status === 200,
    };
  },
};

export const terminalEscapes: Attack = {
  finding: 21,
  what: "escapes in a stored note reach the operator's terminal",
  isQuick: true,
  async run(site) {
    const id = await site.job("Escape Works");
    const note = "\u001b[2J\u001b]0;pwned\u0007 plain words";
    await site.call(`/api/jobs/${id}/reports`, { body: { reason: "scam", note }, from: site.network() });
    // As a note that was stored before notes were checked.
    await site.database.pool.query(
      "insert into job_report (job_id, reason, note, network_hash) values ($1, 'scam', $2, '')",
      [id, note],
    );
    const printed = await site.command("job", "reports");
    const escapes = Array.from(printed).filter((letter) => /[^\P{Cc}\n\t]/u.test(letter)).length;
    return {
      attack: `${escapes} control characters printed`,
      control: `the words are printed: ${printed.includes("plain words")}`,
      isHeld: escapes === 0 && printed.includes("plain words"),
    };
  },
};

export const tokensInLog: Attack = {
  finding: 22,
  what: "tokens of mailed links in the log",
  isQuick: true,
  async run(site) {
    const paths = [
      "/api/referrals/unsubscribe/SECRETTOKEN",
      "/referrals/outcome/SECRETTOKEN",
      "/Verify-Email/SECRETTOKEN",
      "/verify%2Demail/SECRETTOKEN",
      "/reset-password/SECRETTOKEN?x=SECRETTOKEN",
      "/api/auth/verify/SECRETTOKEN",
    ];
    for (const each of paths) await site.call(each, { from: site.network() });
    await sleep(300);
    const found = site.output().split("SECRETTOKEN").length - 1;
    const line = site.output().includes('"route":"/api/referrals/unsubscribe/:token"');
    return {
      attack: `${found} tokens in the log`,
      control: `the routes are logged: ${line}`,
      isHeld: found === 0 && line,
    };
  },
};

export const openMailbox: Attack = {
  finding: 23,
  what: "the development mailbox is open to others",
  isQuick: true,
  async run(site) {
    const there = await site.call("/dev/mail");
    const open = await start({ PORT: "0", HOST: "0.0.0.0" });
    const secure = await start({ PORT: "0", BASE_URL: "https://afield.example" });
    const home = await site.call("/", { from: site.network() });
    return {
      attack: `/dev/mail in production ${there.status}; development on 0.0.0.0: exit ${open.code}; with https: exit ${secure.code}`,
      control: `the home page ${home.status}`,
      isHeld: there.status === 404 && open.code === 1 && secure.code === 1 && home.status === 200,
    };
  },
};

export const keptMails: Attack = {
  finding: 24,
  what: "sent mails keep addresses for ever",
  isQuick: true,
  async run(site) {
    const { database } = site;
    const insert = async (key: string, days: number) =>
      await database.pool.query(
        `insert into outbox_mail (message, cause_key, to_address, to_name, sent_at, created_at)
         values ('verify-email', $1, $1, '', now() - make_interval(days => $2), now() - make_interval(days => $2))`,
        [key, days],
      );
    await insert("old-24@people.example", 31);
    await insert("new-24@people.example", 5);
    await pruneAccountsTask.run(null, { database, log: silentLog } as Parameters<typeof pruneAccountsTask.run>[1]);
    const { rows } = await database.pool.query<{ to_address: string }>(
      "select to_address from outbox_mail where to_address like '%-24@people.example'",
    );
    const kept = rows.map((row) => row.to_address);
    return {
      attack: `after 31 days: ${kept.includes("old-24@people.example") ? "kept" : "deleted"}`,
      control: `after 5 days: ${kept.includes("new-24@people.example") ? "kept" : "deleted"}`,
      isHeld: kept.length === 1 && kept[0] === "new-24@people.example",
    };
  },
};

export const tokenPages: Attack = {
  finding: 27,
  what: "pages with tokens may be stored or named in Referer",
  isQuick: true,
  async run(site) {
    const headersOf = async (to: string) => (await site.call(to, { from: site.network() })).headers;
    const pages = await Promise.all(["/verify-email/T", "/reset-password/T", "/referrals/outcome/T"].map(headersOf));
    const about = await headersOf("/about");
    const isSafe = pages.every(
      (headers) => headers["referrer-policy"] === "no-referrer" && /no-store/.test(String(headers["cache-control"])),
    );
    return {
      attack: pages.map((each) => `${String(each["referrer-policy"])}, ${String(each["cache-control"])}`).join("; "),
      control: `/about: etag ${about["etag"] === undefined ? "missing" : "present"}`,
      isHeld: isSafe && about["etag"] !== undefined,
    };
  },
};

export const inputAttacks: readonly Attack[] = [
  noProxySetting,
  serverErrors,
  terminalEscapes,
  tokensInLog,
  openMailbox,
  keptMails,
  tokenPages,
];
