import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** `npm run bench NAME …`: runs the named benches one after another; each prints its figures and ends with one JSON line. */
const folder = path.resolve(import.meta.dirname, "..");
/** How long a connection or timer that a bench has left open may keep the process after its last line. */
const LEFT_OPEN_MS = 10_000;
/** Flags and numbers are for the bench. */
const isForBench = (argument: string) => argument.startsWith("--") || /^\d+$/.test(argument);
const names = process.argv.slice(2).filter((argument) => !isForBench(argument));
const flags = process.argv.slice(2).filter(isForBench);
const known = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => path.basename(file, ".ts"));

if (names.length === 0) {
  console.log(`Name the benches to run, for example: npm run bench ${known.join(" ")}`);
  process.exitCode = 1;
}
for (const name of names) {
  const file = path.join(folder, `${name}.ts`);
  if (!known.includes(name) || !existsSync(file)) {
    console.error(`There is no bench ${name}. Benches: ${known.join(", ")}.`);
    process.exitCode = 1;
    continue;
  }
  const bench = (await import(file)) as { run: (args?: readonly string[]) => Promise<object> };
  console.log(JSON.stringify({ bench: name, ...(await bench.run(flags)) }));
}

const left = setTimeout(() => {
  console.error(`The benches are done, but have left open: ${process.getActiveResourcesInfo().join(", ")}.`);
  process.exit();
}, LEFT_OPEN_MS);
left.unref();
