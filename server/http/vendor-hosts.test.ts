import { expect, test } from "vitest";
import { queueOfUrl, VENDOR_GAPS_MS } from "./vendor-hosts.ts";

test.each([
  ["https://acme.recruitee.com/api/offers/", "*.recruitee.com"],
  ["https://other.recruitee.com/api/offers/", "*.recruitee.com"],
  ["https://acme.jobs.personio.de/xml", "*.jobs.personio.de"],
  ["https://acme.bamboohr.com/careers/list", "*.bamboohr.com"],
  ["https://acme.teamtailor.com/jobs.rss", "*.teamtailor.com"],
  ["https://acme.breezy.hr/json", "*.breezy.hr"],
  ["https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/x/jobs", "*.wd5.myworkdayjobs.com"],
  ["https://acme.wd77.myworkdayjobs.com/wday/cxs/acme/x/jobs", "*.myworkdayjobs.com"],
  ["https://portal-applicant-tracking.us-cent.paycomonline.net/api/ats/x", "*.paycomonline.net"],
  ["https://acme.rec.pro.ukg.net/ACM1000/JobBoard/x", "*.ukg.net"],
  ["https://acme.isolvedhire.com/jobs/", "*.isolvedhire.com"],
  ["https://acme.careerplug.com/jobs", "*.careerplug.com"],
  ["https://acme.factorialhr.com.br/", "*.factorialhr.com.br"],
  ["https://boards-api.greenhouse.io/v1/boards/acme/jobs", "boards-api.greenhouse.io"],
  ["https://careers.acme.example/jobs", "careers.acme.example"],
])("%s waits in the queue of %s", (url, queue) => expect(queueOfUrl(url)).toBe(queue));

test("no vendor gets more than one request a second", () => {
  expect(Math.min(...Object.values(VENDOR_GAPS_MS))).toBeGreaterThanOrEqual(1000);
});
