import { expect, it } from "vitest";
import { francetravail } from "./francetravail.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(francetravail, import.meta.dirname);

const range = (start: number) =>
  `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?range=${start}-${start + 149}`;
const pageAt = (start: number, offers: number) =>
  francetravail.next!(
    {
      request: { kind: "list", url: range(start), headers: { authorization: "Bearer t" } },
      payload: { resultats: Array.from({ length: offers }, (_, id) => ({ id })) },
    },
    { token: "all" },
  );

it("asks for the next page with the same token while pages are full", () => {
  expect(pageAt(0, 150)).toMatchObject([
    { url: expect.stringContaining("range=150-299"), headers: { authorization: "Bearer t" } },
  ]);
  expect(pageAt(0, 149)).toEqual([]);
});

it("stops before a range that the interface refuses", () => {
  expect(pageAt(750, 150)).toHaveLength(1);
  expect(pageAt(900, 150)).toEqual([]);
});

it("sends the application's id and secret in the body of the first request only", () => {
  const keys = { FRANCETRAVAIL_CLIENT_ID: "app", FRANCETRAVAIL_CLIENT_SECRET: "s&cret" };
  const [request] = francetravail.requests({ token: "all", keys });
  expect(request).toMatchObject({ method: "POST" });
  expect(request!.url).not.toContain("cret");
  expect(new URLSearchParams(request!.body).get("client_secret")).toBe("s&cret");
});
