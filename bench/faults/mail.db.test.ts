import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { sendThroughFaults, slowly } from "./mail.ts";

const database = await testDatabase();

test("two workers lose and double no mail at a server that refuses, cuts and is slower than a lease", async () => {
  const counted = await sendThroughFaults(database, {
    mails: 12,
    behaviours: [{ code: 451 }, { code: 550 }, "drop-after-data", ...slowly(4, 2000)],
    leaseS: 1,
    silenceMs: 10_000,
  });
  expect(counted).toMatchObject({ lost: 0, doubled: 0, refused: 1 });
});

test("the count finds mails that are doubled when leases are forgotten", async () => {
  const counted = await sendThroughFaults(database, {
    mails: 4,
    behaviours: slowly(4, 1000),
    leaseS: 600,
    silenceMs: 10_000,
    isLeaseForgotten: true,
  });
  expect(counted.doubled).toBeGreaterThan(0);
});
