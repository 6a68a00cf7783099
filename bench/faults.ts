import type { Finding } from "./faults/fault-test.ts";
import { faultTests } from "./faults/fault-tests.ts";

/**
 * Runs the tests of docs/reliability.md that are named by flags, such as `--T16`, one after another; each beside a planted fault that it must
 * find. Without a number it runs all of them, which takes hours.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const named = args.map((each) => each.replace(/^--/, "")).filter((each) => /^T\d+$/.test(each));
  const unknown = named.filter((each) => !(each in faultTests));
  if (unknown.length > 0)
    throw new Error(`There is no test ${unknown.join(", ")}. Tests: ${Object.keys(faultTests).join(", ")}.`);
  const out = (line: string) => void process.stdout.write(`${line}\n`);
  const findings: Record<string, Finding & { seconds: number }> = {};
  for (const id of named.length > 0 ? named : Object.keys(faultTests)) {
    const test = await faultTests[id]!();
    out(`${id}: ${test.bar}`);
    const began = performance.now();
    const finding = await test.run(out, args).catch((error: unknown): Finding => ({
      figure: `the test failed: ${String(error)}`,
      control: "not measured",
      isHeld: false,
    }));
    findings[id] = { ...finding, seconds: Math.round((performance.now() - began) / 1000) };
    out(`${id}: ${finding.figure} · control: ${finding.control} · ${finding.isHeld ? "held" : "NOT HELD"}`);
    if (!finding.isHeld) process.exitCode = 1;
  }
  return { findings };
}
