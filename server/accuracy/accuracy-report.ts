import type { Accuracy, FieldAccuracy } from "#contract/schemas/accuracy.ts";
import { FEWEST_LABELS, JUDGED_FIELD_NAMES, JUDGED_FIELDS, WITHOUT_RECALL } from "#contract/values/accuracy/judging.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { labelsByStratum, type StratumLabels } from "#store/operations/accuracy-strata.ts";
import { confirmedReports } from "#store/operations/job-reports.ts";
import { estimate, type LabelledStratum } from "./estimate.ts";

/** Returns how right the published fields are, for the present rules and for all. Reads the counts of labels and strata only. */
export async function accuracyReport(database: Database, now: Date): Promise<Accuracy> {
  const strata = await labelsByStratum(database);
  const { "wrong-facts": wrongFacts = 0, "not-remote": notRemote = 0 } = await confirmedReports(database);
  return {
    at: now.toISOString(),
    rulesVersion: RULES_VERSION,
    fewestLabels: FEWEST_LABELS,
    corrections: { wrongFacts, notRemote },
    current: fieldsOf(strata, (version) => version === RULES_VERSION),
    all: fieldsOf(strata, () => true),
  };
}

function fieldsOf(rows: readonly StratumLabels[], counts: (rulesVersion: number) => boolean): FieldAccuracy[] {
  return JUDGED_FIELD_NAMES.map((field) => {
    const strata = strataOf(
      rows.filter((row) => row.field === field),
      counts,
    );
    const hasRecall = !WITHOUT_RECALL.includes(field);
    return {
      field,
      name: JUDGED_FIELDS[field],
      hasRecall,
      ...estimate(strata, hasRecall),
      sources: sourcesOf(strata, hasRecall),
    };
  });
}

/** Sums the versions of each stratum that count. A stratum stays without labels where none counts: its jobs matter all the same. */
function strataOf(rows: readonly StratumLabels[], counts: (rulesVersion: number) => boolean): LabelledStratum[] {
  return [...Map.groupBy(rows, ({ source, hasValue }) => `${source} ${hasValue}`).values()].map((versions) => {
    const [{ source, hasValue, jobs }] = versions as [StratumLabels, ...StratumLabels[]];
    const counted = versions.filter(({ rulesVersion }) => rulesVersion !== null && counts(rulesVersion));
    const sum = (verdict: "right" | "wrong" | "notStated" | "missed" | "unclear") =>
      counted.reduce((total, row) => total + row[verdict], 0);
    return {
      source,
      hasValue,
      jobs,
      right: sum("right"),
      wrong: sum("wrong"),
      notStated: sum("notStated"),
      missed: sum("missed"),
      unclear: sum("unclear"),
    };
  });
}

function sourcesOf(strata: readonly LabelledStratum[], hasRecall: boolean): FieldAccuracy["sources"] {
  return [...Map.groupBy(strata, ({ source }) => source)]
    .map(([source, of]) => ({ source, name: sources.get(source)?.name ?? source, ...estimate(of, hasRecall) }))
    .map((figures) => ({ figures, labels: Object.values(figures.labels).reduce((total, count) => total + count, 0) }))
    .filter(({ labels }) => labels > 0)
    .toSorted((a, b) => b.labels - a.labels || a.figures.name.localeCompare(b.figures.name))
    .map(({ figures }) => figures);
}
