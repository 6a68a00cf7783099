import { roleBySlug, roles } from "#taxonomy/roles.ts";
import { readRoles } from "#normalise/role/roles.ts";
import { goldRows, isException } from "./gold.ts";
import { percent, type QualityRow } from "./row.ts";

/** The first canonical title that stands in the posting's title. */
function naive(title: string): string {
  const lower = title.toLowerCase();
  return roles.find((role) => lower.includes(role.title.toLowerCase()))?.title ?? "";
}

function best(title: string, department?: string, tags?: string[]): string {
  const slug = readRoles(title, {
    ...(department === undefined ? {} : { department }),
    ...(tags === undefined ? {} : { tags }),
  }).value[0];
  return slug === undefined ? "" : (roleBySlug(slug)?.title ?? slug);
}

function trapRow(): QualityRow[] {
  const rows = goldRows("hand_traps", "roles.tsv")?.filter(
    (row) => !isException("hand_traps/roles", row["title"] ?? ""),
  );
  if (rows === undefined) return [];
  const right = (read: (title: string) => string) =>
    rows.filter((row) => read(row["title"] ?? "") === row["role"]).length;
  return [
    {
      field: "role",
      yardstick: "hand_traps/roles, right",
      n: rows.length,
      figure: percent(right(best), rows.length),
      baseline: percent(right(naive), rows.length),
      reach: 97,
    },
  ];
}

function coverage(
  set: string,
  rows: Record<string, string>[] | null | undefined,
  read: (row: Record<string, string>) => string,
): QualityRow[] {
  if (rows === null || rows === undefined) return [];
  const covered = rows.filter((row) => read(row) !== "").length;
  const simple = rows.filter((row) => naive(row["title"] ?? "") !== "").length;
  return [
    {
      field: "role",
      yardstick: `${set}, titles with a role`,
      n: rows.length,
      figure: percent(covered, rows.length),
      baseline: percent(simple, rows.length),
      reach: 92,
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  const jjit = goldRows("justjoinit_5506", "offers.csv");
  return Promise.resolve([
    ...trapRow(),
    ...coverage("remotive_union", goldRows("remotive_union", "remotive.csv"), (row) =>
      best(row["title"] ?? "", row["category"], (row["tags"] ?? "").split("|")),
    ),
    ...coverage("justjoinit_5506", jjit, (row) =>
      best(row["title"] ?? "", row["group"], (row["obligatory_skills"] ?? "").split("|")),
    ),
  ]);
}
