import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { FetchError, redactUrl } from "./fetch-error.ts";
import { guardUrl } from "./url-guard.ts";

function codeOf(url: string): string {
  try {
    guardUrl(url);
    return "open";
  } catch (error) {
    return error instanceof FetchError ? error.code : "unexpected";
  }
}

test.each(
  lines(`
    https://boards.example.com/v1?x=1#part
    http://boards.example.com:80/
    https://boards.example.com:443/
    HTTPS://Boards.Example.COM/
    https://my_tenant.example.com/
    https://xn--bcher-kva.example/
    https://bücher.example/
    http://8.8.8.8/
    http://[2606:4700:4700::1111]/
  `),
)("%s may be fetched", (url) => {
  expect(codeOf(url)).toBe("open");
});

test.each([
  "file:///etc/passwd",
  "ftp://example.com/",
  "gopher://example.com/",
  "data:text/plain,x",
  "//example.com/",
  "http:example.com",
  "http:/example.com",
  "http:\\\\example.com\\",
  "http://",
  "http://..",
  "",
  "   ",
  "https://example.com:8443/",
  "http://example.com:443/",
  "https://user@example.com/",
  "https://user:pass@example.com/",
  "http://example.com\nHost: x/",
  "http://exa\tmple.com/",
  "http://1.1.1.1 &@127.0.0.1# @3.3.3.3/",
  "http://127.0.0.1%00.example.com/",
  `https://example.com/${"a".repeat(5000)}`,
])("%j is not a URL to fetch", (url) => {
  expect(codeOf(url)).toBe("bad-url");
});

test.each(
  lines(`
    http://127.0.0.1/
    http://127.1/
    http://2130706433/
    http://0x7f.1/
    http://0177.0.0.1/
    http://①②⑦.⓪.⓪.①/
    http://[::ffff:7f00:1]/
    http://[64:ff9b::a9fe:a9fe]/
    http://localhost/
    http://LOCALHOST./
    http://api.localhost/
    http://metadata/
    http://metadata.google.internal/
    http://printer.local/
  `),
)("%s is not public", (url) => {
  expect(codeOf(url)).toBe("blocked-address");
});

test("a trailing dot is removed, so that a host has one name", () => {
  expect(guardUrl("https://example.com./x").href).toBe("https://example.com/x");
});

const list = sharedPath("hostile", "generated", "ssrf_urls.json");
test.skipIf(list === null)("rejects every hostile URL with a literal host or a bad shape, and no public one", () => {
  const cases = JSON.parse(readFileSync(list ?? "", "utf8")) as { url: string; why: string; expect: string }[];
  const decidedHere = cases.filter((each) => !each.url.startsWith("redirect:") && !each.why.startsWith("DNS"));
  expect(decidedHere.length).toBeGreaterThan(150);
  expect(decidedHere.filter((each) => (codeOf(each.url) === "open") !== (each.expect === "allow"))).toEqual([]);
});

test("a URL in an error shows no secret", () => {
  expect(redactUrl("https://me:pw@api.example.com/v1?app_id=1&app_key=K9&page=2#x")).toBe(
    "https://api.example.com/v1?app_id=hidden&app_key=hidden&page=2",
  );
  expect(redactUrl("http://user:pass@ bad")).not.toContain("pass");
  expect(redactUrl(`https://example.com/${"a".repeat(900)}`).length).toBeLessThan(310);
});
