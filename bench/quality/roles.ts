import { roleBySlug, roles } from "#taxonomy/roles.ts";
import { readRoles } from "#normalise/role/roles.ts";
import { goldRows, trapRows } from "./gold.ts";
import { type QualityRow, scoreRows } from "./row.ts";

/** The first canonical title that stands in the posting's title. */
function naive(title: string): string {
  const lower = title.toLowerCase();
  return roles.find((role) => lower.includes(role.title.toLowerCase()))?.title ?? "";
}

function best(title: string, department?: string, tags?: string[]): string {
  const slug = readRoles(title, { department, tags }).value[0];
  return slug === undefined ? "" : (roleBySlug(slug)?.title ?? slug);
}

function trapRow(): QualityRow[] {
  const rows = trapRows("roles", "title");
  if (rows === null) return [];
  const isRight = (read: (title: string) => string) => (row: Record<string, string>) =>
    read(row["title"] ?? "") === row["role"];
  const header = { field: "role", yardstick: "hand_traps/roles, right", reach: 97 };
  return [scoreRows(header, rows, { ours: isRight(best), naive: isRight(naive) })];
}

function coverage(
  set: string,
  rows: Record<string, string>[] | null | undefined,
  read: (row: Record<string, string>) => string,
): QualityRow[] {
  if (rows === null || rows === undefined) return [];
  const header = { field: "role", yardstick: `${set}, titles with a role`, reach: 92 };
  const ours = (row: Record<string, string>) => read(row) !== "";
  return [scoreRows(header, rows, { ours, naive: (row) => naive(row["title"] ?? "") !== "" })];
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
