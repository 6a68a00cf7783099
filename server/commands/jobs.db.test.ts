import { afterAll, beforeAll, expect, test } from "vitest";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { commandLines } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { jobsCommand } from "./jobs.ts";

const database = await testDatabase();
let api: AccountApi;
let url: string;
let key: string;
let id: string;
const search = (...args: string[]) => commandLines(jobsCommand, database, ["search", "--url", url, ...args]);

beforeAll(async () => {
  id = await saveTestJob(database, {
    title: "Backend Engineer \u001b[31mred",
    company: "Acme",
    roles: ["backend-engineer"],
    techStack: ["typescript"],
    salaryYearlyUsd: 90_000,
  });
  await saveTestJob(database, { title: "Data Engineer", company: "Globex", hoursAgo: 3 });
  api = await accountApi(database);
  const { token } = await api.signedIn();
  const made = await api.post("/api/me/api-keys", { name: "CLI", scopes: ["search"], days: 1 }, { token });
  key = String(made.body["key"]);
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => api.close());

test("prints the jobs as a table, newest first, with the addresses of their pages", async () => {
  const lines = await search();
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^Backend Engineer .* {2}Acme {4}.* {2}\$90k \/ year {2}\d{4}-\d\d-\d\d$/);
  expect(lines[1]).toMatch(new RegExp(`^ {2}${url}/job/.*-${id}$`));
  expect(lines[2]).toMatch(/^Data Engineer .* {2}Globex {2}.* {2}– /);
  expect(lines[4]).toBe("2 jobs.");
});

test("takes words, filters and a limit", async () => {
  expect((await search("data", "engineer")).at(-1)).toBe("1 job.");
  expect((await search("--role", "backend-engineer")).at(-1)).toBe("1 job.");
  expect((await search("--limit", "1")).at(-1)).toBe("1 of 2 jobs.");
  expect(await search("welder")).toEqual(["No job matches. Try fewer filters."]);
});

test("a key opens every filter, and JSON is the API's answer", async () => {
  const [json] = await search("--key", key, "--tech-stack", "typescript", "--json");
  const rest = await api.get("/api/jobs?techStack=typescript&limit=20", { token: key });
  expect(JSON.parse(json!)).toEqual(rest.body);
  expect((await search("--tech-stack", "typescript"))[0]).toContain("techStack: only with an API key");
});

test.each([
  [["--limit", "99"], "Write a whole number from 1 to 50."],
  [["--lives-in", "Portugal"], "livesIn"],
  [["--key", `afk_${"x".repeat(43)}`], "This API key is unknown, expired or revoked."],
  [["--url", "jobs"], '"jobs" is not the address of an installation.'],
  [["--url", "http://127.0.0.1:9"], "No Afield answers at http://127.0.0.1:9."],
])("%j is refused with a reason", async (args, text) => {
  expect((await search(...args)).join("\n")).toContain(text);
});
