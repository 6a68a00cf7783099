import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { killWhileAlerting } from "./alert-kills.ts";

const database = await testDatabase();

test("a worker killed while it sends alerts sends each person one mail, again only where an answer was lost", async () => {
  const counted = await killWhileAlerting(database, { kills: 3, peopleAtOnce: 25 });
  expect(counted).toMatchObject({ people: 75, lost: 0, doubled: 0, unexplained: 0 });
  expect(counted.killed).toEqual({ arriving: 1, accepted: 1, answered: 1 });
  // The kill before the answer loses one for certain, and the other kills may.
  expect(counted.repeated).toBeGreaterThan(0);
}, 60_000);

test("the count of the kills finds mails that are lost because they count as sent when a worker takes them", async () => {
  const counted = await killWhileAlerting(database, { kills: 2, peopleAtOnce: 10, isSentWhenTaken: true });
  expect(counted.lost).toBeGreaterThan(0);
}, 60_000);
