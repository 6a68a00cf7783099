import { expect, it } from "vitest";
import { isolvedhire } from "./isolvedhire.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(isolvedhire, import.meta.dirname);

it.each([
  `window.courierCurrentRouteData = {"domain_id":"9440","name":"x"}`,
  `x = {"domain_id":9440}`,
  "const app = { componentData: { domainId : 9440 } };",
])("finds the site's number in %s", (script) => {
  const request = isolvedhire.requests({ token: "kelpworks" })[0]!;
  const [list] = isolvedhire.next!({ request, payload: `<script>${script}</script>` }, { token: "kelpworks" });
  expect(list!.url).toBe("https://kelpworks.isolvedhire.com/core/jobs/9440?getParams=%7B%7D");
});

it("refuses a list that isn't one", () => {
  const request = { kind: "list", url: "https://kelpworks.isolvedhire.com/core/jobs/9440?getParams=%7B%7D" } as const;
  for (const payload of [{ success: false }, { success: true, data: {} }])
    expect(() => isolvedhire.postings({ request, payload }, { token: "kelpworks" })).toThrow("isolvedhire");
});

it.each([
  ["https://kelpworks.isolvedhire.com/jobs/1792515.html", "kelpworks"],
  ["https://www.isolvedhire.com/openings/KelpWorks/jobs", "kelpworks"],
  ["https://www.isolvedhire.com/", null],
  ["https://isolvedhire.com/jobs/1", null],
  ["https://kelpworks.isolvedhire.com.evil.example/jobs/1", null],
])("finds the board behind %s", (link, token) => {
  expect(isolvedhire.boardOf!(new URL(link))).toBe(token);
});
