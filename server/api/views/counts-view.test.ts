import { expect, test } from "vitest";
import { countsView } from "./counts-view.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const CUBOT =
  "Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36";

test.each([
  ["a browser", { "user-agent": FIREFOX, "sec-fetch-site": "same-origin" }],
  ["a browser that doesn't say where a request comes from", { "user-agent": SAFARI }],
  ["a telephone with “bot” in its name", { "user-agent": CUBOT, "sec-fetch-site": "same-origin" }],
  ["a browser that says it may be tracked", { "user-agent": FIREFOX, dnt: "0", "sec-gpc": "0" }],
])("%s counts", (_what, headers) => {
  expect(countsView({ headers })).toBe(true);
});

test.each([
  ["Do Not Track", { "user-agent": FIREFOX, dnt: "1" }],
  ["Global Privacy Control", { "user-agent": FIREFOX, "sec-gpc": "1" }],
  ["another site's page", { "user-agent": FIREFOX, "sec-fetch-site": "cross-site" }],
  ["a sibling host's page", { "user-agent": FIREFOX, "sec-fetch-site": "same-site" }],
  ["no name", {}],
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { "user-agent": "python-requests/2.32" }],
  ["a measuring browser", { "user-agent": `${FIREFOX} Chrome-Lighthouse` }],
  [
    "a browser without a window",
    { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/143.0 Safari/537.36" },
  ],
])("%s doesn't count", (_what, headers) => {
  expect(countsView({ headers })).toBe(false);
});
