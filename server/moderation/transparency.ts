import type { TransparencyMonth } from "#contract/schemas/moderation/transparency.ts";
import type { Database } from "#postgres/database.ts";
import { monthCounts } from "#store/moderation/figures.ts";

/** Returns what was noticed and decided in each month, newest first. */
export async function transparencyMonths({ db }: Pick<Database, "db">): Promise<TransparencyMonth[]> {
  const months = Map.groupBy(await monthCounts(db), ({ month }) => month);
  return [...months]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([month, rows]) => {
      const of = (kind: string) => rows.filter((row) => row.kind === kind);
      const byName = (kind: string) => Object.fromEntries(of(kind).map(({ name, count }) => [name, count]));
      const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
      return {
        month,
        notices: byName("notice"),
        decisions: byName("decision"),
        appeals: sum(of("appeal")),
        holds: sum(of("hold")),
        changed: sum(of("appeal-decision").filter(({ name }) => name !== "uphold")),
        medianHours: of("decision")[0]?.medianHours ?? null,
      };
    });
}
