import { monitorEventLoopDelay } from "node:perf_hooks";
import { parserClient } from "#ingest/parser/parser-client.ts";
import type { Attack } from "./attack.ts";
import type { AttackSite } from "./attack-site.ts";
import { enterCode, sendCode } from "./referrals.ts";
import { identitiesOf, takeoverProblems } from "./takeover-problems.ts";
import { startTakeoverRuns, type TakeoverRuns } from "./takeover-web.ts";

/** Runs `use` with boards on a web of ours. The server's own worker leaves them alone, because it would ask the real web. */
async function withBoards<T>({ database }: AttackSite, use: (runs: TakeoverRuns) => Promise<T>): Promise<T> {
  const runs = await startTakeoverRuns(database);
  try {
    await database.pool.query("update source set enabled = false where id in ('himalayas', 'join', 'recruitee')");
    return await use(runs);
  } finally {
    await runs.close();
  }
}

export const foreignDomain: Attack = {
  finding: 2,
  what: "a discovered board claims a company with a foreign domain",
  isQuick: true,
  run: (site) =>
    withBoards(site, async (runs) => {
      const { web } = runs;
      const evil = "glab-hiring.com";
      web.recruitee.set("gitlab", "GitLab");
      await runs.read("recruitee", "gitlab", "GitLab");
      const before = await identitiesOf(site.database);
      web.join.set("evil", { name: "GitLab", domain: evil });
      web.posts.push({ company: "GitLab", link: "https://join.com/companies/evil" });
      const outcomes = await runs.discover();
      const problems = await takeoverProblems(site.database, before, [evil]);
      const badge = await sendCode(site, await site.member("Mallory"), `mallory@${evil}`);

      web.join.set("otter", { name: "Otter Works", domain: "otterworks.com" });
      await runs.read("join", "otter", "Otter Works");
      const { rows } = await site.database.pool.query<{ slug: string }>(
        "select slug from company where 'otterworks.com' = any(domains)",
      );
      const slug = rows[0]?.slug ?? "";
      await site.command("referral", "add-domain", "otterworks.com", slug, "--operator", "mo");
      const employee = await site.member();
      const code = await sendCode(site, employee, "ana@otterworks.com");
      if (code.status !== 200) throw new Error(`no code: ${code.text}`);
      const entered = await enterCode(site, employee, "ana@otterworks.com");
      return {
        attack: `the board was read: ${outcomes.join(", ")}; gained: ${problems.join("; ") || "nothing"}; a code at its domain ${badge.status} ${String(badge.body["code"])}`,
        control: `a board from the directory gives ${slug} its domain; an operator vouches: code ${code.status}, badge ${entered.status}`,
        isHeld:
          outcomes.length === 1 &&
          problems.length === 0 &&
          badge.body["code"] === "unknown-domain" &&
          entered.status === 200,
      };
    }),
};

/** The limits of the guarded process for one answer and its postings, together and alone. */
const GUARD_MS = 11_000;

export const hostilePosting: Attack = {
  finding: 4,
  what: "postings of 3 kB and 20 kB of a@",
  isQuick: true,
  run: (site) =>
    withBoards(site, async (runs) => {
      const { web } = runs;
      web.texts.set("burrs-short", "a@".repeat(1500));
      web.texts.set("burrs-long", "a@".repeat(10_000));
      const read = async (token: string) => {
        web.recruitee.set(token, `Works of ${token}`);
        const blocked = monitorEventLoopDelay();
        blocked.enable();
        const began = performance.now();
        const outcome = await runs.read("recruitee", token, null);
        const ms = performance.now() - began;
        blocked.disable();
        const blockedMs = blocked.max / 1e6;
        const isFine = outcome === "ok" && ms < GUARD_MS && blockedMs < GUARD_MS;
        return { isFine, text: `${outcome} in ${ms.toFixed(0)} ms, the worker held for ${blockedMs.toFixed(0)} ms` };
      };
      const plain = await read("plain-before");
      const parser = await parserClient().pid();
      const short = await read("burrs-short");
      const long = await read("burrs-long");
      const after = await read("plain-after");
      // A posting over its limit ends the process.
      const isSame = parser !== null && (await parserClient().pid()) === parser;
      return {
        attack: `3 kB: ${short.text}; 20 kB: ${long.text}; the guarded process ${isSame ? "lives" : "was ended"}`,
        control: `a plain posting: ${plain.text}; by the same worker afterwards: ${after.text}`,
        isHeld: isSame && [plain, short, long, after].every(({ isFine }) => isFine),
      };
    }),
};

export const postingAttacks: readonly Attack[] = [foreignDomain, hostilePosting];
