import { LayoutGrid, Rows3 } from "lucide-react";
import { useStored } from "#web/shell/use-stored.ts";
import { Segmented } from "#web/ui/form/segmented.tsx";

export type JobsView = "cards" | "list";

const VIEW_KEY = "afield.jobs-view";
const CHOICES = [
  { value: "cards" as const, label: "Cards", icon: LayoutGrid },
  { value: "list" as const, label: "List", icon: Rows3 },
];

/** The list's layout, remembered in this browser. */
export function useJobsView(): [JobsView, (view: JobsView) => void] {
  const [stored, store] = useStored(VIEW_KEY);
  return [stored === "list" ? "list" : "cards", store];
}

/** Switches between cards and rows. */
export function ViewSwitch({ view, onView }: { view: JobsView; onView: (view: JobsView) => void }) {
  return <Segmented label="View" choices={CHOICES} value={view} onChange={onView} compact />;
}
