import { History } from "lucide-react";
import type { WriteResult } from "#contract/schemas/desk/application.ts";
import type { DeskEventKind, FieldValue } from "#contract/values/desk/application.ts";
import { announceDesk } from "#web/features/desk/desk-announcer.ts";
import type { ApplicationPayload } from "./application-operation.ts";

type Replaced = WriteResult["replaced"][number];
interface Restoring {
  kind: DeskEventKind;
  thing: string;
  set: Record<string, FieldValue>;
}

let restore: ((applicationId: string, changes: readonly Restoring[]) => void) | null = null;

const FIELD_WORDS: Readonly<Record<string, string>> = { on: "day", note: "remark", url: "link", remindAt: "reminder" };

/** Returns the values that writes replaced and that the person hadn't seen when they opened the form. */
export function unseenValues({ replaced }: WriteResult, payloads: readonly ApplicationPayload[]): Replaced[] {
  return replaced.filter(({ by, field, value }) => {
    const shown = payloads.find((payload) => payload.shown?.[by] !== undefined)?.shown?.[by];
    return shown !== undefined && (shown[field] ?? "") !== value;
  });
}

/** Says which values no longer count. */
export function replacedWords(values: readonly Replaced[]): string {
  const each = values.map(({ field, value }) => {
    const shown = typeof value === "string" && value !== "" ? `“${shorten(value)}”` : "another value";
    return `the ${FIELD_WORDS[field] ?? field} to ${shown}`;
  });
  return `Another tab or device had set ${each.join(" and ")}. ${each.length === 1 ? "Yours counts" : "Yours count"} now.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Sets how replaced values are brought back. */
export function setRestore(next: NonNullable<typeof restore>): void {
  restore = next;
}

/** Says which values of another tab or device no longer count, and offers to bring them back. */
export function announceReplaced(result: WriteResult, payloads: readonly ApplicationPayload[]): void {
  const values = unseenValues(result, payloads);
  if (values.length === 0) return;
  const bringBack = restore;
  const changes = values.map(({ kind, thing, field, value }) => ({ kind, thing, set: { [field]: value } }));
  announceDesk({
    text: replacedWords(values),
    icon: History,
    ...(bringBack && { action: { label: "Use the other", run: () => bringBack(result.id, changes) } }),
  });
}
