import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPageUrl, originForm } from "./canonical-url.ts";
import { pagePatterns } from "./page-patterns.ts";

const route = (id: string, path?: string) => ({
  id,
  parentId: "root",
  ...(path === undefined ? { index: true } : { path }),
});
const routes = {
  root: { id: "root", path: "" },
  ...Object.fromEntries(
    [
      route("home"),
      route("about", "about"),
      route("login", "login"),
      route("job", "job/:slug"),
      route("landing", ":landing/:place?"),
      route("verify", "verify-email/:token?"),
      route("notice", "notices/:token"),
      route("referral-link", "referrals/:part/:token?"),
      route("operate", "operate/:page?"),
      route("rest", "*"),
    ].map((each) => [each.id, each]),
  ),
};
const patternOf = pagePatterns(routes as unknown as Parameters<typeof pagePatterns>[0]);
const canonical = (url: string) => canonicalPageUrl(url, patternOf).url;

test.each([
  ["/", "/"],
  ["//", "/"],
  ["//any.host/about", "/any.host/about"],
  ["/\\any.host/about", "/any.host/about"],
  ["/About", "/about"],
  ["/%61bout/", "/about"],
  ["/x/../about", "/about"],
  ["/x/%2e%2E/about", "/about"],
  ["/about?", "/about"],
  ["/about?zz=1", "/about"],
  ["/?zz=1&role=nurse&role=cook&utm_source=x", "/?role=nurse&role=cook"],
  ["/?role=a%2Cb&%70age=2", "/?role=a%2Cb&%70age=2"],
  ["/LOGIN?to=%2Fjobs%3Fq%3Da", "/login?to=%2Fjobs%3Fq%3Da"],
  ["/Job/Clerk-1?role=nurse", "/job/Clerk-1"],
  ["/Verify-Email/TokeN", "/verify-email/TokeN"],
  ["/notices/new?job=12&zz=1", "/notices/new?job=12"],
  ["/operate?case=7&zz=1", "/operate?case=7"],
  ["/referrals/outcome/secret?answer=hired", "/referrals/outcome/secret?answer=hired"],
  ["/a/b/c?d", "/a/b/c"],
  ["/job/clerk-1.data?_routes=routes%2Fjob", "/job/clerk-1.data?_routes=routes%2Fjob"],
  ["/__manifest?paths=%2Fabout&version=1", "/__manifest?paths=%2Fabout&version=1"],
])("the page at %s has the address %s", (url, address) => {
  expect(canonical(url)).toBe(address);
});

test("names the pattern of a page, for limits and the log", () => {
  expect(canonicalPageUrl("/verify-email/secret", patternOf).pattern).toBe("/verify-email/:token?");
  expect(canonicalPageUrl("/a/b/c", patternOf).pattern).toBe("/*");
});

test("a canonical address stays as it is and never leaves the site", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ".",
      "%2e",
      "%2F",
      "%61",
      "About",
      "job",
      "?",
      "&",
      "=",
      "role",
      "@",
      ":",
      "#",
      ";",
    ),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const target = originForm(parts.join(""));
      // Badly escaped paths are refused before routing.
      fc.pre(!/%(?![0-9a-f]{2})/i.test(target) && !/%[c-f89ab]/i.test(target));
      const address = canonical(target);
      expect(address).toMatch(/^\/(?![/\\])/);
      expect(canonical(address)).toBe(address);
      expect(new URL(address, "https://site.example").host).toBe("site.example");
    }),
  );
});

test.each([
  ["http://afield.example/api/jobs?page=2", "/api/jobs?page=2"],
  ["HTTPS://user:secret@afield.example", "/"],
  ["http://afield.example?a", "/?a"],
  ["//afield.example/about", "//afield.example/about"],
  ["*", "/*"],
])("reads the request target %s as %s", (target, path) => {
  expect(originForm(target)).toBe(path);
});
