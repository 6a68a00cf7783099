import { expect, test } from "vitest";
import { EmailAddress } from "#contract/schemas/auth.ts";
import { emailKey, mailboxKey, maskEmail } from "./email-key.ts";

test("letter case and Unicode form don't make a second account", () => {
  expect(emailKey(" Ana.Li@Example.COM ")).toBe("ana.li@example.com");
  expect(emailKey("Jose\u0301@example.com")).toBe(emailKey("Jos\u00e9@example.com"));
});

test("keeps dots and tags, because only some hosts ignore them", () => {
  expect(emailKey("a.b+jobs@example.com")).toBe("a.b+jobs@example.com");
});

test("letters that only look different share a key", () => {
  expect(emailKey("nic\u212a@example.com")).toBe("nick@example.com");
  expect(emailKey("\uff41na@example.com")).toBe("ana@example.com");
  expect(emailKey("\ufb01n@example.com")).toBe("fin@example.com");
});

test("a masked address can't receive mail", () => {
  expect(maskEmail("ana@example.com")).toBe("a•••@example.com");
  expect(maskEmail("@example.com")).toBe("•••");
});

test.each([
  "ana@example.com",
  "a+b@sub.example.co.uk",
  "ü@bücher.example",
  "o'neil@example.ie",
  "Jose\u0301@example.com",
])("takes %s", (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(true);
});

test.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "ana@@example.com",
  "ana@exa mple.com",
  "ana@example.com\r\nBcc: x@example.com",
  '"a b"@example.com',
  "ana@[127.0.0.1]",
  "ana@example.com, eve@example.com",
  "Ana <ana@example.com>",
  "a..b@example.com",
  ".a@example.com",
  "a.@example.com",
  "ana@-example.com",
  "ana@example.com\u200b",
  "ana@example.123",
  "nic\u212a@example.com",
  "\uff41na@example.com",
  "ana@ex\u24d0mple.com",
  "ana\ud800@example.com",
])("refuses %j", (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(false);
});

test("a work mailbox has one key with and without plus-tags and dots", () => {
  expect(mailboxKey("A.Li+jobs@Acme.com")).toBe("ali@acme.com");
  expect(mailboxKey("+tag@acme.com")).toBe("+tag@acme.com");
});
