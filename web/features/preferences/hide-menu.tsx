import { Ellipsis } from "lucide-react";
import type { CardJob } from "#web/model/card-job.ts";
import { useLazyPopup } from "#web/ui/select/lazy-popup.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { HideListProps } from "./hide/hide-list.tsx";

export type HideableJob = Pick<CardJob, "role" | "sources"> & { company: Pick<CardJob["company"], "name" | "slug"> };

const loadList = () => import("./hide/hide-list.tsx").then((module) => module.HideList);

/** The quiet menu of a job in a list: what of it one wants to see no more. It loads when it is approached. */
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
