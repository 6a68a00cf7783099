import type { FrozenPosting } from "#contract/values/desk/application.ts";

const FIELDS: readonly { field: keyof FrozenPosting; label: string }[] = [
  { field: "title", label: "Title" },
  { field: "location", label: "Location" },
  { field: "salary", label: "Salary" },
  { field: "employmentType", label: "Type" },
];

/** Returns the short fields that differ between the copy and the posting as it is now. */
export function changedFields(
  copied: FrozenPosting,
  live: FrozenPosting,
): { label: string; before: string; after: string }[] {
  return FIELDS.filter(({ field }) => copied[field] !== live[field]).map(({ field, label }) => ({
    label,
    before: copied[field],
    after: live[field],
  }));
}

/** Returns the lines that only one of two texts has, in the order of the texts. A line that moved isn't a change. */
export function changedLines(before: string, after: string): { kind: "added" | "removed"; text: string }[] {
  const lines = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const [old, now] = [lines(before), lines(after)];
  const [oldSet, nowSet] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !nowSet.has(line)).map((text) => ({ kind: "removed" as const, text })),
    ...now.filter((line) => !oldSet.has(line)).map((text) => ({ kind: "added" as const, text })),
  ];
}
