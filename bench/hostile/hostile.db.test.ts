import { describe, expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { hostileInputs, tryCorpus } from "./boards-suite.ts";
import { linksSuite } from "./links-suite.ts";
import { tryPayloads, xssPayloads } from "./xss-suite.ts";

const databases = {
  feeds: await testDatabase(),
  xml: await testDatabase(),
  json: await testDatabase(),
  xss: await testDatabase(),
};
const every = <T>(step: number, inputs: readonly T[]) => inputs.filter((_input, at) => at % step === 0);

describe("a sample of hostile inputs (skipped without the corpora)", () => {
  test.skipIf(hostileInputs("feeds").length === 0).each([
    ["feeds", 100],
    ["xml", 12],
    ["json", 12],
  ] as const)("%s neither crash nor hang a run, and close no job", { timeout: 120_000 }, async (corpus, step) => {
    const result = await tryCorpus(databases[corpus], corpus, every(step, hostileInputs(corpus)));
    expect(result.tried).toBeGreaterThan(25);
    expect(result.failures).toEqual([]);
  });

  test("drops unsafe apply links and keeps legitimate ones", async () => {
    for (const { failures } of await linksSuite.run()) expect(failures).toEqual([]);
  });

  test.skipIf(xssPayloads().length === 0)(
    "markup in any field of an opening never executes, but does in the unescaped control",
    { timeout: 180_000 },
    async () => {
      const { failures, control, figures } = await tryPayloads(databases.xss, every(70, xssPayloads()));
      expect(failures).toEqual([]);
      expect(figures["drawn"]).toBeGreaterThan(100);
      expect(control?.harmed).toBeGreaterThan(5);
    },
  );
});
