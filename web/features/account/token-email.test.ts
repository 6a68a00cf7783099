import { expect, test } from "vitest";
import { emailInToken } from "./token-email.ts";

const token = (payload: unknown) => `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.y`;

test("reads the address, also beyond ASCII", () => {
  expect(emailInToken(token({ email: "ana@example.com", exp: 1 }))).toBe("ana@example.com");
  expect(emailInToken(token({ email: "zoë@bücher.example??>>" }))).toBe("zoë@bücher.example??>>");
});

test.each([
  "",
  "abc",
  "a.b.c",
  "a.%%%.c",
  token({}),
  token({ email: 7 }),
  token(null),
  token({ email: "x".repeat(300) }),
])("%s holds none", (text) => {
  expect(emailInToken(text)).toBe("");
});
