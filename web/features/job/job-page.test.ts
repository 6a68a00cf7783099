import { expect, test } from "vitest";
import { siteName } from "./job-page.ts";

test.each([
  ["https://boards.greenhouse.io/acme/jobs/1", "greenhouse.io"],
  ["https://www.acme.example/careers", "acme.example"],
  ["https://acme.jobs.personio.de/job/1", "acme.jobs.personio.de"],
  ["https://jobs.lever.co/acme", "lever.co"],
  ["https://jobs.example", "jobs.example"],
])("%s is called %s", (url, name) => expect(siteName(url)).toBe(name));
