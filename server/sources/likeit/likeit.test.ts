import { expect, it } from "vitest";
import { likeit } from "./likeit.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(likeit, import.meta.dirname);

it.each([
  ["https://puolukka.likeit.fi/jsp/duuni/AdvertShow.jsp?id=8074439&guest=1", "puolukka"],
  ["https://www.likeit.fi/", null],
  ["https://puolukka.likeit.fi.evil.example/jsp/duuni/AdvertShow.jsp?id=1", null],
])("finds the board behind %s", (link, token) => {
  expect(likeit.boardOf!(new URL(link))).toBe(token);
});
