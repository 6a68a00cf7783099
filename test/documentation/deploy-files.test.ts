import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig, SETTING_NAMES } from "#app/config.ts";
import { buildProgram } from "#app/program.ts";
import { testCommandContext } from "#test/command-lines.ts";
import { hasTools } from "#test/processes/system-tools.ts";
import { runProgram } from "./documented-programs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const DEPLOY = path.join(ROOT, "deploy");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const files = globSync("**/*.*", { cwd: DEPLOY }).map((file) => path.join("deploy", file));

/** The names of our metrics that a text mentions, without what Prometheus adds to those of a histogram. */
function metricsIn(text: string): Set<string> {
  const names = [...text.matchAll(/\bafield_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));
  return new Set(names);
}

test("alerts and the dashboard read metrics that the product has", () => {
  const code = globSync("server/**/*.ts", { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
  const exported = metricsIn(code.map(read).join("\n"));
  for (const file of [
    "deploy/prometheus/afield.rules.yml",
    "deploy/prometheus/afield.rules.test.yml",
    "deploy/grafana/afield.json",
  ]) {
    const used = metricsIn(read(file));
    expect(used.size, file).toBeGreaterThan(2);
    expect(
      [...used].filter((name) => !exported.has(name)),
      file,
    ).toEqual([]);
  }
});

test("alerts and the dashboard read recorded series that the rules record, and every alert says what to do", () => {
  const rules = read("deploy/prometheus/afield.rules.yml");
  const recorded = [...rules.matchAll(/- record: (\S+)/g)].map(([, name]) => name);
  const used = [...`${rules}${read("deploy/grafana/afield.json")}`.matchAll(/\bafield:\w+:\w+/g)].map(([name]) => name);
  expect(new Set(used)).toEqual(new Set(recorded));
  const alerts = rules.split("- alert: ").slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) expect(alert).toMatch(/severity: (page|ticket) [^]*summary: \S[^]*action: \S/);
});

test("the units run commands that exist, and give a process longer to stop than it takes", async () => {
  const program = await buildProgram(testCommandContext([]), () => true);
  const commands = program.commands.map((command) => command.name());
  const units = files.filter((file) => file.endsWith(".service"));
  expect(units).toHaveLength(3);
  for (const unit of units) {
    const run = [...read(unit).matchAll(/\/srv\/afield\/app\/(\S+) (\w+)/g)];
    expect(run.length, unit).toBeGreaterThan(0);
    for (const [, file = "", command = ""] of run) {
      expect(read(file)).toContain("server/app/main.ts");
      expect(commands, unit).toContain(command);
    }
    const stop = /^TimeoutStopSec=(\d+)$/m.exec(read(unit))?.[1];
    if (!unit.includes("backup")) expect(Number(stop), unit).toBeGreaterThan(28);
  }
});

test("the settings that the files name are settings", () => {
  const named = files.flatMap((file) => [...read(file).matchAll(/\b(DATABASE|TRUST|AUTH|BASE|WORKER|SMTP)_[A-Z_]+/g)]);
  expect(named.length).toBeGreaterThan(5);
  for (const [name] of named) expect(SETTING_NAMES).toContain(name);
  const urls = {
    DATABASE_URL: "postgres://afield@10.0.0.10:5000/afield",
    DATABASE_READ_URL: "postgres://afield@10.0.0.10:5001/afield",
  };
  expect(readConfig(urls)).toMatchObject({ databaseReadUrl: urls.DATABASE_READ_URL });
});

test.skipIf(!hasTools("promtool"))("the alerts' own tests pass", { timeout: 60_000 }, async () => {
  const cwd = path.join(DEPLOY, "prometheus");
  const ended = await runProgram(["promtool", "test", "rules", "afield.rules.test.yml"], { cwd, env: {} });
  expect(ended.code, ended.output).toBe(0);
});

test.skipIf(!hasTools("haproxy"))("HAProxy takes its configuration", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-haproxy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "haproxy.cfg");
  // The certificates are the operator's.
  writeFileSync(file, read("deploy/haproxy/haproxy.cfg").replace(" ssl crt /etc/haproxy/certificates/", ""));
  const ended = await runProgram(["haproxy", "-c", "-f", file], { cwd: folder, env: {} });
  expect(ended.code, ended.output).toBe(0);
});
