import { Ellipsis } from "lucide-react";
import { Icon } from "#web/ui/display/icon.tsx";
import { useLazyPopup } from "#web/ui/select/lazy-popup.ts";
import type { HideableJob, HideListProps } from "./hideable-job.ts";

const loadList = () => import("./hide/hide-list.tsx").then((module) => module.HideList);

/** The menu of a job in a list that hides jobs like it. It loads on first approach. */
export function HideMenu({ job, className = "" }: { job: HideableJob; className?: string }) {
  const { Popup, open, control, button } = useLazyPopup<HideListProps>(loadList);
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label={`Hide jobs like ${job.role} at ${job.company.name}`}
        title="Hide…"
        aria-haspopup="menu"
        aria-expanded={open}
        className={`needs-js no-print inline-grid size-(--control) place-items-center rounded-control border-0 bg-transparent text-ink-3 hover:bg-hover hover:text-ink ${className}`}
      >
        <Icon of={Ellipsis} />
      </button>
      {Popup && <Popup {...control} job={job} />}
    </>
  );
}
