import { expect, test } from "vitest";
import { confirmedReports, insertJobReport } from "#store/operations/job-reports.ts";
import { commandLines } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { jobCommand } from "./job.ts";

const database = await testDatabase();
const run = (...args: string[]) => commandLines(jobCommand, database, args);
const report = (jobId: string, reason: string, network: string, note: string | null = null) =>
  insertJobReport(database, { jobId, reason, note, networkHash: Buffer.from(network) });

test("reported jobs are listed with their notes, most reported first, until they are answered", async () => {
  expect(await run("reports")).toEqual(["There are no open reports."]);
  const one = await saveTestJob(database, { title: "Baker", company: "Acme" });
  const two = await saveTestJob(database, { title: "Welder", company: "Globex" });
  await report(one, "scam", "n1");
  await report(two, "closed", "n1", "The page says\nit is filled.");
  await report(two, "closed", "n2");
  await report(two, "closed", "n2");
  await report(two, "other", "n3", "odd");
  const lines = await run("reports");
  expect(lines[0]).toMatch(new RegExp(`^${two}\\topen\\tWelder at Globex\\tclosed × 2, other\\t\\d{4}-`));
  expect(lines[1]).toMatch(new RegExp(`^ {2}http.*/job/.*-${two}$`));
  expect(lines.slice(2, 4).toSorted()).toEqual(["  “The page says it is filled.”", "  “odd”"]);
  expect(lines[4]).toMatch(new RegExp(`^${one}\\topen\\tBaker at Acme\\tscam\\t`));

  expect(await run("answer", two, "filled, as the employer says")).toEqual([`3 reports of job ${two} answered.`]);
  expect(await run("answer", two, "again")).toEqual([`Job ${two} has no open report.`]);
  expect((await run("reports"))[0]).toContain("Baker at Acme");
});

test("counts a confirmed report once per job and reason, and no report that was only answered", async () => {
  const one = await saveTestJob(database, { title: "Baker", company: "Acme" });
  const two = await saveTestJob(database, { title: "Welder", company: "Globex" });
  await report(one, "wrong-facts", "n1");
  await report(one, "wrong-facts", "n2");
  await report(one, "not-remote", "n1");
  await report(two, "not-remote", "n1");
  await run("answer", one, "mended", "--confirm");
  await run("answer", two, "it is remote");
  expect(await confirmedReports(database)).toEqual({ "wrong-facts": 1, "not-remote": 1 });
});

test.each([
  [["answer", "x", "why"], '"x" is not a job id: ids are whole numbers.'],
  [["answer", "1", " "], "The answer must have 1 to 1000 characters."],
])("%j is rejected with a reason", async (args, text) => {
  expect(await run(...args)).toEqual([text]);
});
