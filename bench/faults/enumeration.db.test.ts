import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { measureEnumeration } from "../enumeration.ts";
import { tellingCalls } from "./enumeration.ts";

const PAIRS = 24;
const database = await testDatabase();

test(
  "no call tells a known from an unknown address, and the measurement finds one that does",
  { timeout: 120_000 },
  async () => {
    const { control, ...figures } = await measureEnumeration(database, PAIRS);
    expect(Object.keys(figures).toSorted()).toEqual(["forgot", "login", "register", "resend"]);
    for (const [name, { differences, auc }] of Object.entries(figures)) {
      expect(differences, name).toBe(0);
      // Not the bar itself, because a busy machine and few pairs raise it; `npm run bench faults -- --T12` measures that.
      expect(auc, name).toBeLessThan(control!.auc - 0.1);
    }
    expect(tellingCalls({ control: control! }, PAIRS)).toHaveLength(1);
  },
);
