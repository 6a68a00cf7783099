import { describe, expect, test } from "vitest";
import { readRobots, robotsOfAnswer } from "./robots.ts";

const may = (robots: string, path: string, agent = "afieldbot"): boolean =>
  readRobots(robots, agent).allows(new URL(path, "https://careers.example.test"));

describe("groups", () => {
  const robots =
    "User-agent: other\nDisallow: /\n\nUser-agent: AfieldBot/2.0\nUser-agent: friend\nDisallow: /private # ours\n\nUser-agent: *\nDisallow: /jobs\n";
  test("only the group that names us counts, in any case", () => {
    expect(may(robots, "/jobs")).toBe(true);
    expect(may(robots, "/private/x")).toBe(false);
  });
  test("an unnamed robot follows the group for all", () => {
    expect(may(robots, "/jobs", "stranger")).toBe(false);
    expect(may(robots, "/private", "stranger")).toBe(true);
  });
  test("all groups that name us are joined", () => {
    const twice =
      "User-agent: afieldbot\nDisallow: /a\nUser-agent: x\nDisallow: /c\nUser-agent: afieldbot\nDisallow: /b";
    expect([may(twice, "/a"), may(twice, "/b"), may(twice, "/c")]).toEqual([false, false, true]);
  });
  test("an empty group allows everything, even beside a strict group for all", () => {
    expect(may("User-agent: *\nDisallow: /\nUser-agent: afieldbot\nDisallow:\n", "/x")).toBe(true);
  });
  test("ignores unknown lines and lines before any user agent", () => {
    expect(may("Disallow: /\nCrawl-delay: 5\nUser-agent: *\nNonsense\nDisallow: /a", "/b")).toBe(true);
  });
});

describe("paths", () => {
  test.each([
    ["Disallow: /fish", "/fish.html", false],
    ["Disallow: /fish", "/Fish", true],
    ["Disallow: /fish/", "/fish", true],
    ["Disallow: /*.php", "/folder/any.php?x=1", false],
    ["Disallow: /*.php$", "/folder/any.php?x=1", true],
    ["Disallow: /*.php$", "/folder/any.php", false],
    ["Disallow: /a*b*c$", "/a-b-c-c", false],
    ["Disallow: /*ab$", "/ab", false],
    ["Disallow: /a*a$", "/a", true],
    ["Disallow: /*?sort=", "/jobs?page=2&sort=date", true],
    ["Disallow: /*sort=", "/jobs?page=2&sort=date", false],
    ["Disallow: /\nAllow: /jobs", "/jobs/1", true],
    ["Disallow: /jobs\nAllow: /jobs", "/jobs/1", true],
    ["Allow: /p\nDisallow: /page", "/page", false],
    ["Disallow: /", "/robots.txt", true],
    ["Disallow: /caf%C3%A9", "/café", false],
    ["Disallow: /café", "/caf%c3%a9", false],
    ["Disallow: /%7Ejoe", "/~joe", false],
  ])("%j for %s: %s", (rules, path, allowed) => {
    expect(may(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });
  test("a rule full of wildcards takes linear time", () => {
    const rule = `User-agent: *\nDisallow: /${"a*".repeat(1000)}b$`;
    expect(may(rule, `/${"a".repeat(4000)}`)).toBe(true);
  });
  test("an endless file is read up to a limit", () => {
    expect(may(`User-agent: *\n${"Disallow: /x\n".repeat(200_000)}`, "/x")).toBe(false);
  });
});

test("lists sitemaps as absolute URLs, outside any group", () => {
  expect(
    readRobots(
      "Sitemap: https://x.example/s.xml\nUser-agent: *\nDisallow: /\nSITEMAP:https://x.example/t.xml\nSitemap: /relative",
      "a",
    ).sitemaps,
  ).toEqual(["https://x.example/s.xml", "https://x.example/t.xml"]);
});

test.each([
  [200, false],
  [404, true],
  [403, true],
  [429, false],
  [500, false],
  [503, false],
  [null, false],
])("an answer %s to robots.txt that disallows everything: allowed is %s", (status, allowed) => {
  expect(
    robotsOfAnswer(status, "User-agent: *\nDisallow: /", "afieldbot").allows(new URL("https://x.example/jobs")),
  ).toBe(allowed);
});
