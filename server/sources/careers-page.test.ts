import { expect, test } from "vitest";
import { readCareersPage } from "./careers-page.ts";

const read = (body: string, base = "https://www.acme.example/about") => readCareersPage(`<html>${body}</html>`, base);

test.each([
  ["a link", `<a href="https://boards.greenhouse.io/acme">Jobs</a>`, "greenhouse:acme"],
  [
    "a frame",
    `<iframe src="https://boards.greenhouse.io/embed/job_board?for=acme&amp;b=x"></iframe>`,
    "greenhouse:acme",
  ],
  [
    "an embed's script",
    `<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>`,
    "greenhouse:acme",
  ],
  [
    "a script without a scheme",
    `<script src="//boards.greenhouse.io/embed/job_board/js?for=acme"></script>`,
    "greenhouse:acme",
  ],
  ["an inline script", `<script>fetch("https://api.lever.co/v0/postings/acme?mode=json")</script>`, "lever:acme"],
  [
    "escaped JSON in a page",
    `<script type="application/json">{"url":"https:\\/\\/jobs.ashbyhq.com\\/acme\\/embed"}</script>`,
    "ashby:acme",
  ],
  ["data of an element", `<div data-src="https://apply.workable.com/acme/"></div>`, "workable:acme"],
])("finds the board behind %s", (_kind, body, board) => {
  expect(read(body).boards.map(({ source, token }) => `${source}:${token}`)).toEqual([board]);
});

test("ranks boards by how often the page mentions them", () => {
  const page = read(
    `<a href="https://jobs.lever.co/partner/1">x</a><a href="https://jobs.lever.co/acme/1">y</a><a href="https://jobs.lever.co/acme/2">z</a>`,
  );
  expect(page.boards.map(({ token }) => token)).toEqual(["acme", "partner"]);
});

test("finds careers pages of the same site, the list before its openings", () => {
  const page = read(
    `<a href="/jobs/1/engineer">Engineer</a><a href="https://careers.acme.example/">x</a><a href="/about-us/team">Work with us</a>
     <a href="https://other.example/careers">Careers</a><a href="mailto:jobs@acme.example">Jobs</a><a href="/about#jobs">Jobs</a><a href="/pricing">Pricing</a>`,
  );
  expect(page.careersLinks).toEqual([
    "https://careers.acme.example/",
    "https://www.acme.example/jobs/1/engineer",
    "https://www.acme.example/about-us/team",
  ]);
});

test("knows its names, its openings and that it asks for a password", () => {
  const page = read(
    `<title>Careers &amp; more</title><meta property="og:site_name" content="Acme"><input type=PASSWORD>
     <script type="application/ld+json">{"@type":"JobPosting","title":"Engineer"}</script>`,
  );
  expect(page).toMatchObject({ names: ["Acme", "Careers & more"], hasOpenings: true, asksForPassword: true });
});

test.each([
  ["nothing", ""],
  ["a binary file", "\u0000PNG\u0001".repeat(100)],
  ["addresses that aren't", `<a href="https://">x</a><a href="http://[">y</a><script>"https://%%%"</script>`],
  ["many unclosed tags", "<a href=x>".repeat(30_000)],
])("finds no board in %s", (_kind, body) => {
  expect(read(body)).toMatchObject({ boards: [], hasOpenings: false });
});
