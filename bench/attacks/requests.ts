import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "./attack.ts";
import { countOf, postAndHangUp, repeated, statuses } from "./http-client.ts";
import { openSlowReader } from "./slow-reader.ts";

/** CPU time that a process has used, ms. Linux counts in hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Half seconds to wait for a job to get into its sitemap. */
const LOOKS = 240;

export const hangUps: Attack = {
  finding: 1,
  what: "600 clients hang up while the handler works",
  isQuick: true,
  async run(site) {
    const ask = () => site.call("/api/money", { from: site.network() });
    const before = await ask();
    await repeated(600, 100, () =>
      postAndHangUp(site.port, "/api/auth/resend-verification", { email: "nobody@people.example" }, site.network()),
    );
    await sleep(500);
    const after = await repeated(10, 5, ask);
    const ready = await site.call("/readyz");
    return {
      attack: `afterwards ${statuses(after)}, /readyz ${ready.status}`,
      control: `before ${before.status}`,
      isHeld: before.status === 200 && countOf(after, 200) === 10 && ready.status === 200,
    };
  },
};

export const longPath: Attack = {
  finding: 3,
  what: "ten paths of 15,000 letters in the log",
  isQuick: true,
  async run(site) {
    const cpuOf = async (letters: number) => {
      const began = cpuMs(site.pid);
      const answers = await repeated(10, 2, () =>
        site.call(`/assets/${"a".repeat(letters)}`, { from: site.network() }),
      );
      return { ms: cpuMs(site.pid) - began, answers };
    };
    await cpuOf(15);
    const short = await cpuOf(15);
    const long = await cpuOf(15_000);
    return {
      attack: `${long.ms} ms of CPU, ${statuses(long.answers)}`,
      control: `paths of 15 letters: ${short.ms} ms, ${statuses(short.answers)}`,
      // Redaction in quadratic time takes 9,630 ms.
      isHeld: long.ms < 1000 + short.ms,
    };
  },
};

export const sitemaps: Attack = {
  finding: 5,
  what: "each request rebuilds a sitemap",
  isQuick: true,
  async run(site) {
    const id = await site.job("Sitemap Works");
    const ask = (headers: Record<string, string> = {}) =>
      site.call("/sitemaps/jobs-1.xml", { from: site.network(), headers });
    const isNamed = async () => (await ask()).text.includes(`-${id}<`);
    // The site looks for changes at intervals.
    for (let look = 0; look < LOOKS && !(await isNamed()); look += 1) await sleep(500);
    const { headers } = await ask({ "accept-encoding": "gzip" });
    const tags = new Set<string>();
    for (let request = 0; request < 20; request += 1) {
      await site.job("Sitemap Works Later");
      tags.add(String((await ask()).headers["etag"]));
    }
    const names = await isNamed();
    return {
      attack: `20 requests, each after a new job: ${tags.size} versions of the file, sent as ${String(headers["content-encoding"])}`,
      control: `the file names the job: ${names}`,
      isHeld: tags.size < 10 && headers["content-encoding"] === "gzip" && names,
    };
  },
};

export const uncountedPages: Attack = {
  finding: 6,
  what: "pages with unknown parameters and other spellings",
  isQuick: true,
  async run(site) {
    const from = site.network();
    const flood = await repeated(100, 4, (at) => site.call(`/?zz=${at}`, { from }));
    const spellings = await Promise.all(
      ["//elsewhere.example/about", "/About", "/about/"].map((path) => site.call(path, { from: site.network() })),
    );
    const moved = spellings.map(({ status, headers }) => `${status} ${String(headers["location"] ?? "")}`.trim());
    const page = await site.call("/about", { from: site.network() });
    const rendered = countOf(flood, 200) + countOf(spellings, 200);
    return {
      attack: `${statuses(flood)}; spellings: ${moved.join(", ")}`,
      control: `/about ${page.status}`,
      isHeld: rendered === 0 && countOf(flood, 429) > 0 && page.status === 200,
    };
  },
};

export const spellings: Attack = {
  finding: 7,
  what: "other spellings of a path pass the rate limit",
  isQuick: true,
  async run(site) {
    const paths = ["/%61pi/money", "http://elsewhere.example/api/money", "/jobs%2Erss", "/api/money"];
    const floods = [];
    for (const path of paths) {
      const from = site.network();
      // Pages cost more, so that they empty the network's bucket sooner.
      await repeated(80, 8, (at) => site.call(`/?zz=${at}`, { from }));
      floods.push(await repeated(60, 16, () => site.call(path, { from })));
    }
    const others = await Promise.all(paths.map((path) => site.call(path, { from: site.network() })));
    // Feeds have no policy in any spelling.
    const guarded = others.filter(({ headers }) => headers["content-security-policy"] !== undefined).length;
    return {
      attack: floods.map((answers, at) => `${paths[at]}: ${statuses(answers)}`).join("; "),
      control: `other networks ${statuses(others)}, ${guarded} with a policy`,
      isHeld: floods.every((answers) => countOf(answers, 429) > 0) && countOf(others, 200) === 4 && guarded === 3,
    };
  },
};

export const wholeSite: Attack = {
  finding: 18,
  what: "one IPv6 /48 calls from 600 networks",
  isQuick: true,
  async run(site) {
    const flood = await repeated(600, 32, (at) =>
      site.call("/share/job/999999999.png", { from: `2001:db8:77:${at.toString(16)}::1` }),
    );
    const other = await site.call("/api/money", { from: "2001:db8:78::1" });
    return {
      attack: statuses(flood),
      control: `another /48: ${other.status}`,
      isHeld: countOf(flood, 429) > 0 && other.status === 200,
    };
  },
};

export const hangUpsInLog: Attack = {
  finding: 30,
  what: "requests that hang up leave no line in the log",
  isQuick: true,
  async run(site) {
    const lines = (what: string) =>
      site
        .output()
        .split("\n")
        .filter((line) => line.includes(what)).length;
    const before = lines('"hungUp":true');
    await repeated(5, 5, () =>
      postAndHangUp(site.port, "/api/auth/resend-verification", { email: "none@people.example" }, site.network()),
    );
    await site.call("/api/money", { from: site.network() });
    await sleep(600);
    const hungUp = lines('"hungUp":true') - before;
    const whole = lines('"route":"/api/money"');
    return {
      attack: `${hungUp} lines for 5 hang-ups`,
      control: whole > 0 ? "a whole request has its line" : "no line at all",
      isHeld: hungUp === 5 && whole > 0,
    };
  },
};

export const slowReaders: Attack = {
  finding: 25,
  what: "clients that don't read keep their connections",
  isQuick: false,
  async run(site) {
    const reader = await openSlowReader(site.port, "/api/openapi.json");
    const honest = await site.call("/api/openapi.json", { from: site.network() });
    const closedAfterS = await reader.closedAfterS(110);
    return {
      attack: closedAfterS === null ? "still open after 110 s" : `cut after ${closedAfterS.toFixed(0)} s`,
      control: `a client that reads: ${honest.status}, ${honest.text.length} bytes`,
      isHeld: closedAfterS !== null && honest.status === 200,
    };
  },
};

export const requestAttacks: readonly Attack[] = [
  hangUps,
  longPath,
  sitemaps,
  uncountedPages,
  spellings,
  wholeSite,
  hangUpsInLog,
  slowReaders,
];
