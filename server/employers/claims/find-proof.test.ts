import { expect, test } from "vitest";
import { addressProblem } from "#http/address-guard.ts";
import { hostileNames } from "#test/http/hostile-names.ts";
import { outboundHttpTo } from "#test/http/outbound-http-to.ts";
import { httpAnswer, type UpstreamBehaviour } from "#test/http/upstream.ts";
import { findProof, type ProofFinder } from "./find-proof.ts";
import type { TxtLookUp } from "./txt-records.ts";

const MARKER = "afield-claim-abcdefghijklmnopqrstuvwx";
const PATH = "/.well-known/afield.txt";
const page = (body: string) => httpAnswer(200, { "content-type": "text/plain" }, body);
const redirect = (location: string) => httpAnswer(302, { location });
// Only a look in postings reads the database.
const db = null as unknown as ProofFinder["db"];

async function lookAt(behaviour: UpstreamBehaviour, domain = "acme.example.test") {
  const { http, upstream } = await outboundHttpTo(behaviour, { lookup: hostileNames() });
  const txt: TxtLookUp = async () => [];
  const finding = await findProof({ db, http, txt }, { kind: "file", companyId: "1", domain, markers: [MARKER] });
  return { finding, upstream };
}

test("the file proves its own domain, by a line that says nothing else", async () => {
  expect((await lookAt(() => page(`# ours\r\n${MARKER}\r\n`))).finding).toEqual({ found: true });
  for (const body of [`see ${MARKER}`, `${MARKER}x`, "", "x\n".repeat(5000) + MARKER])
    expect((await lookAt(() => page(body))).finding).toMatchObject({ found: false, isSure: true });
});

test.each([
  ["another host", "https://elsewhere.example.test/.well-known/afield.txt"],
  ["a page that anybody fills", "https://acme.example.test/users/eve.txt"],
])("a redirect to %s proves nothing", async (_what, location) => {
  const behaviour: UpstreamBehaviour = ({ path, headers }) =>
    headers["host"] === "acme.example.test" && path === PATH ? redirect(location) : page(MARKER);
  const { finding, upstream } = await lookAt(behaviour);
  expect(finding).toMatchObject({ found: false, isSure: true });
  expect(upstream.requests.length, "the redirect was followed").toBe(2);
});

test.each([
  ["https://www.acme.com/.well-known/afield.txt", true],
  ["https://blog.acme.com/.well-known/afield.txt", false],
  ["http://acme.com/.well-known/afield.txt", false],
  ["https://acme.com/.well-known/afield.txt?x", false],
])("a file that comes from %s proves acme.com: %s", async (finalUrl, found) => {
  const rest = { status: 200, contentType: null, etag: null, lastModified: null, bytes: 0, ms: 0 };
  const http = { fetch: async () => ({ notModified: false as const, body: Buffer.from(MARKER), finalUrl, ...rest }) };
  const wanted = { kind: "file", companyId: "1", domain: "acme.com", markers: [MARKER] } as const;
  expect((await findProof({ db, http, txt: async () => [] }, wanted)).found).toBe(found);
});

test("a page that says it isn't there proves nothing, whatever it holds", async () => {
  const { finding } = await lookAt(() => httpAnswer(404, {}, MARKER));
  expect(finding).toMatchObject({ found: false, isSure: true });
  expect((await lookAt(() => httpAnswer(503, {}, MARKER))).finding).toMatchObject({ found: false, isSure: false });
});

test.each([
  "rebind-1s.example.test",
  "a-then-private.example.test",
  "all-private-multi-a.example.test",
  "cname-to-localhost.example.test",
  "v6-private-v4-public.example.test",
])("a name that leads into our network, %s, is never dialled there", async (domain) => {
  for (let time = 0; time < 2; time += 1) {
    const { finding, upstream } = await lookAt(
      ({ path }) => (path === PATH ? redirect(`https://${domain}/2`) : page(MARKER)),
      domain,
    );
    expect(finding.found).toBe(false);
    expect(upstream.dials.filter((dial) => addressProblem(dial.slice(0, dial.lastIndexOf(":"))) !== null)).toEqual([]);
  }
});

test.each([
  "http://169.254.169.254/latest/meta-data/",
  "http://127.0.0.1:5432/",
  "http://localhost/",
  "file:///etc/passwd",
])("a redirect to %s isn't followed", async (location) => {
  const { finding, upstream } = await lookAt(({ path }) => (path === PATH ? redirect(location) : page(MARKER)));
  expect(finding).toMatchObject({ found: false });
  expect(upstream.requests).toHaveLength(1);
  expect(JSON.stringify(finding)).not.toContain("meta-data");
});

test("a record proves its domain; none is a sure no, and a failed look-up says nothing", async () => {
  const { http } = await outboundHttpTo(() => page(""));
  const wanted = { kind: "dns", companyId: "1", domain: "acme.com", markers: ["old", MARKER] } as const;
  const asked: string[] = [];
  const withRecords = (records: string[] | null) =>
    findProof({ db, http, txt: async (name) => (asked.push(name), records) }, wanted);
  expect(await withRecords(["v=spf1 -all", ` ${MARKER} `])).toEqual({ found: true });
  expect(await withRecords([`${MARKER}, and more`])).toMatchObject({ found: false, isSure: true });
  expect(await withRecords([])).toMatchObject({ found: false, isSure: true });
  expect(await withRecords(null)).toMatchObject({ found: false, isSure: false });
  expect(new Set(asked)).toEqual(new Set(["_afield.acme.com"]));
});
