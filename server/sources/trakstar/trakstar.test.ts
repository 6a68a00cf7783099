import { expect, it } from "vitest";
import { trakstar } from "./trakstar.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(trakstar, import.meta.dirname);

it("takes the employer's name from the feed if the list of boards has none", () => {
  const item = "<item><title>Baker</title><link>http://x.hire.trakstar.com/jobs/fk0abc1</link></item>";
  const read = (title: string) => {
    const payload = `<rss><channel><title>${title}</title>${item}</channel></rss>`;
    const board = { token: "ovenandco" };
    return trakstar.postings({ request: trakstar.requests(board)[0]!, payload }, board).postings[0]!.company.name;
  };
  expect(read("Jobs at Oven &amp; Co")).toBe("Oven & Co");
  expect(read("Jobs")).toBe("Ovenandco");
});

it("keeps the token's case in the path only", () => {
  expect(trakstar.requests({ token: "OvenAndCo" })[0]!.url).toBe(
    "https://ovenandco.hire.trakstar.com/jobfeeds/OvenAndCo",
  );
});

it.each([
  ["http://ovenandco.hire.trakstar.com/jobs/fk0abc1", "ovenandco"],
  ["https://app.hire.trakstar.com/login", null],
  ["https://ovenandco.trakstar.com/", null],
  ["https://ovenandco.hire.trakstar.com.evil.example/jobs/1", null],
])("finds the board behind %s", (link, token) => {
  expect(trakstar.boardOf!(new URL(link))).toBe(token);
});
