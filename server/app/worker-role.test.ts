import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
/** In a process of its own: other tests load what they need into this one. */
const PROGRAM = `
  await import(${urlOf("./worker-role.ts")});
  const { firstTests } = await import(${urlOf("../normalise/text/quick-expression.ts")});
  const own = firstTests.length;
  await import(${urlOf("../normalise/pipeline.ts")});
  console.log(JSON.stringify({ own, all: firstTests.length }));
  process.exit();
`;

test("a worker's own process loads no readers of ads, which parser processes have", () => {
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], { encoding: "utf8" });
  const { own, all } = JSON.parse(printed) as { own: number; all: number };
  expect(all).toBeGreaterThan(500);
  expect(own).toBeLessThan(all / 20);
});
