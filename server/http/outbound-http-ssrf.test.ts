import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostileNames } from "#test/http/hostile-names.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { fetchUnguarded } from "#test/http/unguarded-client.ts";
import { httpAnswer, startUpstream, type Upstream } from "#test/http/upstream.ts";
import { addressProblem } from "./address-guard.ts";
import { createOutboundHttp } from "./outbound-http.ts";
import { FetchError } from "./fetch-error.ts";

interface Case {
  url: string;
  expect: string;
}

/** Our own cases in the format of the corpus: `redirect:STATUS:TARGET` is a public host that redirects there. */
const OWN_CASES: Case[] = [
  ..."http://127.0.0.1/ http://127.1/ http://2130706433/ http://0x7f.0.0.1/ http://[::1]/ http://[::ffff:7f00:1]/ http://169.254.169.254/latest/meta-data/ http://localhost/ http://metadata/ http://10.0.0.1/".split(
    " ",
  ),
  ..."rebind-1s a-then-private v6-private-v4-public cname-to-localhost all-private-multi-a ttl0-flip nxdomain-then-private"
    .split(" ")
    .map((name) => `http://${name}.example.test/`),
  ...[301, 302, 303, 307, 308].map((status) => `redirect:${status}:http://169.254.169.254/latest/meta-data/`),
]
  .map((url) => ({ url, expect: "block" }))
  .concat([
    { url: "http://8.8.8.8/", expect: "allow" },
    { url: "http://[2606:4700:4700::1111]/", expect: "allow" },
    { url: "http://careers.example.test/", expect: "allow" },
  ]);

const list = sharedPath("hostile", "generated", "ssrf_urls.json");
const corpus = list === null ? [] : (JSON.parse(readFileSync(list, "utf8")) as Case[]);

const sends = /^redirect:(\d+):(.*)$/s;

/** Starts an upstream where every public host answers, or redirects if the case says so. */
function upstreamFor(url: string): Promise<Upstream> {
  const [, status, location] = sends.exec(url) ?? [];
  const answer = location === undefined ? httpAnswer(200, {}, "{}") : httpAnswer(Number(status), { location });
  return startUpstream(
    (request) => (request.path === "/start" || location === undefined ? answer : httpAnswer(200, {}, "canary")),
    { lookup: hostileNames() },
  );
}

const startOf = (url: string): string => (sends.test(url) ? "http://careers.example.test/start" : url);

/** Dials that our client must never make: to a non-public address, or to a port other than 80 and 443. */
const forbidden = (upstream: Upstream): string[] =>
  upstream.dials.filter(
    (dial) => addressProblem(dial.slice(0, dial.lastIndexOf(":"))) !== null || !/:(80|443)$/.test(dial),
  );

/** Returns one line per case where something non-public was dialled or something public was rejected. */
async function faultsOf(cases: Case[]): Promise<string[]> {
  const faults: string[] = [];
  for (const each of cases) {
    const upstream = await upstreamFor(each.url);
    const http = createOutboundHttp({ gapMs: 0, network: upstream.network });
    // A rebinding name is fetched again, as a crawler would.
    const outcomes: string[] = [];
    for (let time = 0; time < 3; time++) {
      outcomes.push(
        await http.fetch({ url: startOf(each.url) }).then(
          () => "answer",
          (error: unknown) => (error instanceof FetchError ? error.code : "unexpected error"),
        ),
      );
    }
    const reached = forbidden(upstream);
    const expected =
      each.expect === "allow"
        ? outcomes.every((outcome) => outcome === "answer")
        : outcomes.some((outcome) => outcome !== "answer");
    if (reached.length > 0 || !expected || outcomes.includes("unexpected error"))
      faults.push(`${each.url}: ${outcomes.join()} ${reached.join()}`);
    await http.close();
    await upstream.close();
  }
  return faults;
}

test("only public addresses are dialled, and none is rejected", async () => {
  expect(await faultsOf(OWN_CASES)).toEqual([]);
});

test.skipIf(list === null)("the same holds for the corpus of hostile URLs", async () => {
  expect(corpus.length).toBeGreaterThan(200);
  expect(await faultsOf(corpus)).toEqual([]);
});

test("control: a client without these guards reaches forbidden addresses on the same upstream", async () => {
  const reached: string[] = [];
  for (const each of OWN_CASES.filter((one) => one.expect === "block")) {
    const upstream = await upstreamFor(each.url);
    for (let time = 0; time < 3; time++) await fetchUnguarded(startOf(each.url), upstream.network);
    if (forbidden(upstream).length > 0) reached.push(each.url);
    await upstream.close();
  }
  expect(reached).toEqual(
    expect.arrayContaining([
      "http://127.0.0.1/",
      "http://2130706433/",
      "http://rebind-1s.example.test/",
      "redirect:302:http://169.254.169.254/latest/meta-data/",
    ]),
  );
  expect(reached.length).toBeGreaterThanOrEqual(20);
});
