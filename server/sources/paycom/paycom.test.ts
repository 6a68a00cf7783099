import { expect, it } from "vitest";
import { paycom } from "./paycom.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const TOKEN = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";

sourceContract(paycom, import.meta.dirname);

it("sends the session to no other host than Paycom's", () => {
  const request = paycom.requests({ token: TOKEN })[0]!;
  const page = (host: string) => `<script>x = {"sessionJWT":"a.b.c","url":"https:\\/\\/${host}\\/"}</script>`;
  const following = (host: string) => paycom.next!({ request, payload: page(host) }, { token: TOKEN });
  expect(following("portal-applicant-tracking.us-east.paycomonline.net")[0]!.url).toBe(
    "https://portal-applicant-tracking.us-east.paycomonline.net/api/ats/job-posting-previews/search",
  );
  for (const host of ["evil.example", "portal-applicant-tracking.us-east.paycomonline.net.evil.example"])
    expect(() => following(host)).toThrow("paycom");
});

it("asks for the next page until every row is listed", () => {
  const [first] = paycom.next!(
    {
      request: paycom.requests({ token: TOKEN })[0]!,
      payload: `{"sessionJWT":"a.b.c"} portal-applicant-tracking.us-cent.paycomonline.net`,
    },
    { token: TOKEN },
  );
  const row = { jobId: 1, jobTitle: "Baker", locations: "Reno, NV", remoteType: "" };
  const pages = (request: typeof first, jobPostingPreviewsCount: number) =>
    paycom.next!(
      { request: request!, payload: { jobPostingPreviews: [row], jobPostingPreviewsCount } },
      { token: TOKEN },
    );
  const [second] = pages(first, 101);
  expect(JSON.parse(second!.body!)).toMatchObject({ skip: 100, take: 100 });
  expect(second!.headers).toEqual(first!.headers);
  expect(pages(second, 101)).toEqual([]);
});

it.each([
  [`https://www.paycomonline.net/v4/ats/web.php/portal/${TOKEN.toUpperCase()}/jobs/117`, TOKEN],
  [`https://www.paycomonline.net/v4/ats/web.php/jobs?clientkey=${TOKEN}`, TOKEN],
  ["https://www.paycomonline.net/v4/ats/web.php/portal/short/career-page", null],
  [`https://www.paycomonline.net.evil.example/v4/ats/web.php/portal/${TOKEN}/jobs/117`, null],
  [`https://www.paycom.com/v4/ats/web.php/portal/${TOKEN}`, null],
])("finds the board behind %s", (link, token) => {
  expect(paycom.boardOf!(new URL(link))).toBe(token);
});
