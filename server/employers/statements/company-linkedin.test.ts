import fc from "fast-check";
import { expect, test } from "vitest";
import { companyLinkedin } from "./company-linkedin.ts";

test.each([
  ["https://www.linkedin.com/company/acme", "acme"],
  ["linkedin.com/company/Acme/", "acme"],
  ["http://de.linkedin.com/company/acme-inc/about/?trk=x#top", "acme-inc"],
  ["https://www.linkedin.com/company/12345/jobs/", "12345"],
  ["https://www.linkedin.com:443/company/acme.io", "acme.io"],
  ["https://www.linkedin.com/company/société-générale", "soci%C3%A9t%C3%A9-g%C3%A9n%C3%A9rale"],
  ["https://www.linkedin.com/company/soci%C3%A9te%CC%81-ge%CC%81ne%CC%81rale", "soci%C3%A9t%C3%A9-g%C3%A9n%C3%A9rale"],
])("%s is the page of %s", (typed, name) => {
  expect(companyLinkedin(typed)).toBe(`https://www.linkedin.com/company/${name}`);
});

const REFUSED = [
  "",
  "acme",
  "https://www.linkedin.com/",
  "https://www.linkedin.com/company/",
  "https://www.linkedin.com/in/ana",
  "https://www.linkedin.com/school/acme",
  "https://www.linkedin.com/company/acme/a/b/c/d",
  "https://linkedin.com.evil.tld/company/acme",
  "https://evil.tld/https://www.linkedin.com/company/acme",
  "https://www.linkedin.com@evil.tld/company/acme",
  "https://user@www.linkedin.com/company/acme",
  "https://:secret@www.linkedin.com/company/acme",
  "https://www.linkedin.com:8443/company/acme",
  "https://evillinkedin.com/company/acme",
  "https://www.evil.linkedin.com/company/acme",
  "https://lіnkedin.com/company/acme",
  "https://www.linkedin.com/company/аcme",
  "https://www.linkedin.com/company/acme%2F..%2F..%2Fin%2Fana",
  "https://www.linkedin.com/company/../in/ana",
  "https://www.linkedin.com/company/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "https://www.linkedin.com/company/%22onload=x",
  "https://www.linkedin.com/company/%00",
  "https://www.linkedin.com/company/%E2%80%AEemca",
  "https://www.linkedin.com/company/%ff",
  "https://www.linkedin.com/company/..",
  `https://www.linkedin.com/company/${"a".repeat(101)}`,
  "javascript:alert(1)//www.linkedin.com/company/acme",
  "ftp://www.linkedin.com/company/acme",
];
test.each(REFUSED)("%s is refused", (typed) => {
  expect(() => companyLinkedin(typed)).toThrow("https://www.linkedin.com/company/acme");
});

test("whatever somebody types, only an address of a company's page is stored, and storing it again changes nothing", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "https://",
      "www.",
      "linkedin.com",
      "/company/",
      "acme",
      "@",
      ":",
      "..",
      "%2F",
      "/",
      "?",
      "#",
      "\\",
      "é",
      "а",
    ),
    fc.string({ unit: "grapheme", maxLength: 4 }),
  );
  const typed = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
    fc.array(part, { maxLength: 4 }).map((parts) => `https://www.linkedin.com/company/${parts.join("")}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      let address: string;
      try {
        address = companyLinkedin(text);
      } catch (error) {
        expect(error).toMatchObject({ code: "invalid-input", field: "linkedin" });
        return;
      }
      expect(address).toMatch(/^https:\/\/www\.linkedin\.com\/company\/[\w.%-]+$/);
      expect(new URL(address).href).toBe(address);
      expect(companyLinkedin(address)).toBe(address);
    }),
  );
});
