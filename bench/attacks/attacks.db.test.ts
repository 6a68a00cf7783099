import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { withAttackSite } from "./attack-site.ts";
import { attacks } from "./attacks.ts";
import { report } from "./report.ts";

const database = await testDatabase();

test(
  "every quick attack on a server in production mode fails, and its control works",
  { timeout: 300_000 },
  async () => {
    const quick = attacks.filter(({ isQuick }) => isQuick);
    const lines: string[] = [];
    const { failed } = await withAttackSite(database, (site) => report(site, quick, (line) => lines.push(line)));
    expect(failed, lines.join("\n")).toEqual([]);
    expect(lines).toHaveLength(quick.length + 1);
  },
);
