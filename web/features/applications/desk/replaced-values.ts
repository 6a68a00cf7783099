import { History } from "lucide-react";
import type { WriteResult } from "#contract/schemas/desk/application.ts";
import type { DeskEventKind, FieldValue } from "#contract/values/desk/application.ts";
import { announceDesk } from "#web/features/desk/desk-announcer.ts";

interface OneValue {
  kind: DeskEventKind;
  thing: string;
  set: Record<string, FieldValue>;
}
type Restore = (applicationId: string, value: OneValue) => void;

const ownValues = new Set<string>();
let restore: Restore | null = null;

const valueKey = (thing: string, field: string, value: FieldValue | undefined): string =>
  JSON.stringify([thing, field, value]);

/** Remembers what this tab itself sets, so that it isn't announced as somebody else's. */
export function rememberOwnValues(changes: readonly OneValue[]): void {
  for (const { thing, set } of changes)
    for (const [field, value] of Object.entries(set)) ownValues.add(valueKey(thing, field, value));
}

/** Sets how a replaced value is brought back. */
export function setRestore(next: Restore): void {
  restore = next;
}

/** Says which value of another tab or device no longer counts, and offers to bring it back. */
export function announceReplaced({ id, replaced }: WriteResult): void {
  const other = replaced.find(({ thing, field, value }) => !ownValues.has(valueKey(thing, field, value)));
  if (other === undefined) return;
  const { kind, thing, field, value } = other;
  const shown = typeof value === "string" && value !== "" ? `“${value.slice(0, 60)}”` : "another value";
  const bringBack = restore;
  announceDesk({
    text: `Another tab or device had set the ${field} to ${shown}. Yours counts now.`,
    icon: History,
    ...(bringBack && {
      action: { label: "Use the other", run: () => bringBack(id, { kind, thing, set: { [field]: value } }) },
    }),
  });
}
