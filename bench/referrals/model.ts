import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

const STEPS = 100_000;
const MODEL = "server/referrals/model.db.test.ts";
const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * Runs the model-based test of referrals for 100,000 steps, or for as many as named: `npm run bench referrals -- --model 5000 --seed=1`. Prints how
 * often each step was taken and each state was reached.
 */
export async function runModel(args: readonly string[]): Promise<object> {
  const steps = Number(args.find((each) => /^\d+$/.test(each)) ?? STEPS);
  const seed = args.find((each) => each.startsWith("--seed="))?.slice("--seed=".length);
  const startedAt = performance.now();
  const child = spawn(
    path.join(ROOT, "node_modules/.bin/vitest"),
    ["run", "--project", "db", MODEL, "--disable-console-intercept"],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, REFERRAL_STEPS: String(steps), ...(seed !== undefined && { REFERRAL_SEED: seed }) },
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let counts: Record<string, number> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line.startsWith('{"')) counts = JSON.parse(line) as Record<string, number>;
  }
  if ((await ended) !== 0) throw new Error("The model-based test of referrals failed; its seed is printed above.");
  const took = Object.entries(counts).filter(([kind]) => !kind.startsWith("became "));
  return {
    steps: took.reduce((sum, [, count]) => sum + count, 0),
    counts,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}
