import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { killWhileAlerting } from "./alert-kills.ts";

const database = await testDatabase();

test("a worker killed while it sends alerts sends each person one mail, again only where an answer was lost", async () => {
  const counted = await killWhileAlerting(database, { kills: 3, peopleAtOnce: 25 });
  expect(counted).toMatchObject({ people: 75, lost: 0, doubled: 0, unexplained: 0 });
  // Without a kill while something was left to do this test would prove nothing.
  expect(counted.duringMail + counted.duringWriting).toBeGreaterThan(0);
}, 60_000);
