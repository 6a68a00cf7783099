import { expect, test } from "vitest";

test("a worker's own process loads no readers of ads, which parser processes have", async () => {
  await import("./worker-role.ts");
  const { firstTests } = await import("#normalise/text/quick-expression.ts");
  const own = firstTests.length;
  await import("#normalise/pipeline.ts");
  expect(own).toBeLessThan(firstTests.length / 20);
});
