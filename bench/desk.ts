import { spawnSync } from "node:child_process";
import path from "node:path";

const STEPS = 50_000;
const MODELS = ["server/desk/applications/model.db.test.ts", "server/desk/saved/last-wish.db.test.ts"];
const ROOT = path.resolve(import.meta.dirname, "..");

/** Runs the desk's model-based tests for 50,000 steps each, or for as many as named: `npm run bench desk 100000 --seed=1`. */
export function run(args: readonly string[] = []): Promise<object> {
  const steps = Number(args.find((each) => /^\d+$/.test(each)) ?? STEPS);
  const seed = args.find((each) => each.startsWith("--seed="))?.slice("--seed=".length);
  const startedAt = performance.now();
  const { status } = spawnSync(
    path.join(ROOT, "node_modules/.bin/vitest"),
    ["run", "--project", "db", ...MODELS, "--disable-console-intercept"],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, DESK_STEPS: String(steps), ...(seed !== undefined && { DESK_SEED: seed }) },
    },
  );
  if (status !== 0) throw new Error("A model-based test of the desk failed; its seed is printed above.");
  return Promise.resolve({ steps, seconds: Math.round((performance.now() - startedAt) / 1000) });
}
