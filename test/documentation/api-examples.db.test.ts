import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { accountApi, type AccountApi } from "#test/account-api.ts";
import { hasTools, toolsPath } from "#test/processes/system-tools.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { carriedBy } from "#test/search/carried-by.ts";
import { fencesOf, type ProgramEnd, refusingProxy, type RefusingProxy, runProgram } from "./documented-programs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const PAGE = readFileSync(path.join(ROOT, "docs/api.md"), "utf8");
/** Each language's program, as somebody would put the blocks together. */
const PROGRAMS = {
  sh: fencesOf(PAGE.slice(PAGE.indexOf("### curl"), PAGE.indexOf("### TypeScript")), "sh").join("\n"),
  ts: fencesOf(PAGE, "ts").join("\n"),
  python: fencesOf(PAGE, "python").join("\n"),
};
const COMMAND = fencesOf(PAGE, "sh").at(-1)!;
/** What the curl examples use. */
const CURL_TOOLS = ["curl", "sed", "tee"];
const hasRequests =
  hasTools("python3") && spawnSync("python3", ["-c", "import requests"], { env: { PATH: toolsPath } }).status === 0;

const database = await testDatabase();
let api: AccountApi;
let proxy: RefusingProxy;
let folder: string;
let env: Record<string, string>;
let jobId: string;

const bin = (name: string) => path.join(ROOT, "node_modules/.bin", name);
/** Waits until every stored change is final: an older transaction of another test's database may still be at work. */
async function decided(): Promise<void> {
  const text = "select from job_change where xid >= pg_snapshot_xmin(pg_current_snapshot())";
  await expect.poll(async () => (await database.pool.query(text)).rowCount, { timeout: 60_000 }).toBe(0);
}

/** Runs a program twice with a change between, the second time refused once, each in a folder where it keeps its cursor. */
async function runTwice(command: readonly [string, ...string[]], cwd: string): Promise<ProgramEnd> {
  await decided();
  const first = await runProgram(command, { cwd, env });
  expect(first.code, first.output).toBe(0);
  expect(first.output).not.toMatch(/"kind":"changed"|change \d/);
  await recordChanges(database.pool, [{ jobId, kind: "changed" }]);
  await decided();
  const before = proxy.refusals();
  proxy.refuseNext();
  const second = await runProgram(command, { cwd, env });
  expect(second.code, second.output).toBe(0);
  expect(proxy.refusals()).toBe(before + 1);
  return second;
}

beforeAll(async () => {
  jobId = await saveTestJob(database, { title: "Python Data Engineer", company: "Acme", techStack: ["python"] });
  await carriedBy(database, jobId, "greenhouse");
  api = await accountApi(database);
  const { token } = await api.signedIn();
  const scopes = ["search", "desk:read", "desk:write"];
  const made = await api.post("/api/me/api-keys", { name: "Examples", scopes, days: 1 }, { token });
  proxy = await refusingProxy(await api.app.listen({ port: 0, host: "127.0.0.1" }));
  env = { AFIELD_URL: proxy.url, AFIELD_KEY: String(made.body["key"]), JOB_ID: jobId };
  folder = mkdtempSync(path.join(tmpdir(), "afield-examples-"));
});
afterAll(async () => {
  proxy.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

test("every block of code on the page is run here", () => {
  for (const program of Object.values(PROGRAMS)) expect(program).toMatch(/changes[^]*saved-?jobs/i);
  const run = ["sh", "ts", "python", "console"].flatMap((language) => fencesOf(PAGE, language));
  expect(PAGE.match(/^```/gm)).toHaveLength(2 * run.length);
  // Of two, the programs hold no part: the command line, and how to make the client, which the tests below do.
  const others = run.filter((code) => !Object.values(PROGRAMS).some((program) => program.includes(code)));
  expect(others).toEqual([
    COMMAND,
    "npm install @oazapfts/runtime && npx oazapfts https://jobs.example.org/api/openapi.json afield.ts\n",
  ]);
});

test.skipIf(!hasTools("bash"))("the command prints jobs as documented", { timeout: 100_000 }, async () => {
  const main = path.join(ROOT, "server/app/main.ts");
  const command = COMMAND.replace("npm run afield --", `"${process.execPath}" "${main}"`);
  const end = await runProgram(["bash", "-euc", command.replace("https://jobs.example.org", proxy.url)], {
    cwd: folder,
    env: {},
  });
  expect(end.code, end.output).toBe(0);
  expect(end.output).toContain("Python Data Engineer");
});

test.skipIf(!hasTools("bash", ...CURL_TOOLS))("the curl examples run as documented", { timeout: 200_000 }, async () => {
  const cwd = mkdtempSync(path.join(folder, "sh-"));
  const { output } = await runTwice(["bash", "-euc", PROGRAMS.sh], cwd);
  expect(output).toContain('"role":"Python Data Engineer"');
  expect(output).toContain(`"jobId":"${jobId}","kind":"changed"`);
});

test(
  "the generated TypeScript client type-checks, and its examples run as documented",
  { timeout: 300_000 },
  async () => {
    const cwd = mkdtempSync(path.join(folder, "ts-"));
    symlinkSync(path.join(ROOT, "node_modules"), path.join(cwd, "node_modules"));
    writeFileSync(path.join(cwd, "openapi.json"), (await api.get("/api/openapi.json")).text);
    writeFileSync(path.join(cwd, "package.json"), '{"type":"module"}');
    writeFileSync(path.join(cwd, "example.ts"), PROGRAMS.ts);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "esnext",
      module: "nodenext",
      allowImportingTsExtensions: true,
      types: ["node"],
    };
    writeFileSync(path.join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["example.ts"] }));
    const made = await runProgram([process.execPath, bin("oazapfts"), "openapi.json", "afield.ts"], { cwd, env: {} });
    expect(made.code, made.output).toBe(0);
    const checked = await runProgram([process.execPath, bin("tsc"), "-p", "."], { cwd, env: {} });
    expect(checked.output).toBe("");
    const { output } = await runTwice([process.execPath, "example.ts"], cwd);
    expect(output).toContain("Python Data Engineer at Acme");
    expect(output).toContain(`change ${jobId} changed`);
    expect(output).toContain("1 saved");
  },
);

test.skipIf(!hasRequests)(
  "the Python examples run as documented (needs the package requests)",
  { timeout: 200_000 },
  async () => {
    const cwd = mkdtempSync(path.join(folder, "python-"));
    const { output } = await runTwice(["python3", "-c", PROGRAMS.python], cwd);
    expect(output).toContain("Python Data Engineer at Acme");
    expect(output).toContain(`change ${jobId} changed`);
    expect(output).toContain("1 saved");
  },
);
