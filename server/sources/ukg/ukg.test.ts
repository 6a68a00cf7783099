import { expect, it } from "vitest";
import { ukg } from "./ukg.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const BOARD = { token: "recruiting2.ultipro.com/gra1001grani/f11a0b52-5153-4c12-ad2c-b7f3b0a74112" };

sourceContract(ukg, import.meta.dirname);

it("asks for the next page until every opening is listed", () => {
  const [first] = ukg.requests(BOARD);
  const pages = (request: typeof first, totalCount: number) =>
    ukg.next!({ request: request!, payload: { opportunities: [{ Id: "x", Title: "Baker" }], totalCount } }, BOARD);
  const [second] = pages(first, 51);
  expect(JSON.parse(second!.body!)).toMatchObject({ opportunitySearch: { Skip: 50, Top: 50 } });
  expect(pages(second, 51)).toEqual([]);
});

it.each([
  [
    "https://recruiting2.ultipro.com/GRA1001GRANI/JobBoard/F11A0B52-5153-4C12-AD2C-B7F3B0A74112/OpportunityDetail?opportunityId=1",
    BOARD.token,
  ],
  [
    "https://granite.rec.pro.ukg.net/GRA1001GRANI/JobBoard/f11a0b52-5153-4c12-ad2c-b7f3b0a74112",
    "granite.rec.pro.ukg.net/gra1001grani/f11a0b52-5153-4c12-ad2c-b7f3b0a74112",
  ],
  [
    "https://recruiting.ultipro.com/GRA1001GRANI/JobBoard/F11A0B5251534C12AD2CB7F3B0A74112/",
    "recruiting.ultipro.com/gra1001grani/f11a0b5251534c12ad2cb7f3b0a74112",
  ],
  ["https://recruiting2.ultipro.com/GRA1001GRANI/JobBoard/not-an-id/", null],
  ["https://recruiting2.ultipro.com.evil.example/GRA1001GRANI/JobBoard/f11a0b52-5153-4c12-ad2c-b7f3b0a74112/", null],
  ["https://www.ukg.com/GRA1001GRANI/JobBoard/f11a0b52-5153-4c12-ad2c-b7f3b0a74112/", null],
])("finds the board behind %s", (link, token) => {
  expect(ukg.boardOf!(new URL(link))).toBe(token);
});
