import { expect, test } from "vitest";
import { claimDomain, websiteDomain } from "./claim-domain.ts";

test.each([
  ["acme.com", "acme.com"],
  [" https://www.Acme.com/careers?x=1 ", "acme.com"],
  ["acme.co.uk.", "acme.co.uk"],
  ["münchen-werk.de", "xn--mnchen-werk-thb.de"],
  ["kestrow.example", "kestrow.example"],
])("%s is the domain %s", (typed, domain) => {
  expect(claimDomain(typed)).toBe(domain);
});

test("a look-alike in other letters is another domain", () => {
  // The first letter is Cyrillic.
  expect(claimDomain("аcme.com")).not.toBe("acme.com");
});

test.each([
  ["careers.acme.com", /whole domain, acme\.com/],
  ["jobs.acme.co.uk", /whole domain, acme\.co\.uk/],
  ["hr.kestrow.example", /whole domain, kestrow\.example/],
  ["gmail.com", /Anybody can get/],
  ["yahoo.co.uk", /Anybody can get/],
  ["acme.github.io", /Anybody can get/],
  ["com", /such as acme\.com/],
  ["localhost", /such as acme\.com/],
  ["127.0.0.1", /such as acme\.com/],
  ["[::1]", /such as acme\.com/],
  ["acme.internal", /such as acme\.com/],
  ["ana@acme.com", /such as acme\.com/],
  ["", /such as acme\.com/],
])("%s proves nothing", (typed, why) => {
  expect(() => claimDomain(typed)).toThrow(why);
});

test("a website's domain is the registrable one", () => {
  expect(websiteDomain("https://www.acme.co.uk/about")).toBe("acme.co.uk");
  expect(websiteDomain("not a website")).toBeNull();
  expect(websiteDomain(null)).toBeNull();
});
