import { expect, test } from "vitest";
import { deriveSecrets } from "#app/secrets.ts";
import { outcomeLinks, outcomeRequest, unsubscribeAccount, unsubscribeLink } from "./mail-links.ts";

const context = {
  secrets: deriveSecrets("a secret of more than thirty-two characters"),
  baseUrl: "https://afield.example",
};
const ID = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 86_400_000;
const tokenIn = (url: string) => new URL(url).pathname.split("/").at(-1)!;

test.each([
  ["unsubscribe", () => tokenIn(unsubscribeLink(context, ID)), unsubscribeAccount],
  ["outcome", () => tokenIn(outcomeLinks(context, ID)[0]!.url), outcomeRequest],
] as const)("the link to %s works for ninety days, and a later expiry can't be forged", (_use, create, open) => {
  const token = create();
  const at = (days: number) => Date.now() + days * DAY_MS;
  expect(open(context, token, at(0))).toBe(ID);
  expect(open(context, token, at(89))).toBe(ID);
  expect(open(context, token, at(92))).toBeNull();
  const [id, expiry, mac] = token.split(".");
  expect(open(context, [id, String(Number(expiry) + 90), mac].join("."), at(92))).toBeNull();
  expect(open(context, `${id}.${mac}`, at(0))).toBeNull();
});

test("a token opens only what it was made for", () => {
  expect(outcomeRequest(context, tokenIn(unsubscribeLink(context, ID)))).toBeNull();
});

test("a link that was made under the secret before this one still works", () => {
  const rotated = {
    ...context,
    secrets: deriveSecrets(
      "another secret of more than thirty-two characters",
      "a secret of more than thirty-two characters",
    ),
  };
  expect(unsubscribeAccount(rotated, tokenIn(unsubscribeLink(context, ID)))).toBe(ID);
});
