import type { CardJob } from "#web/model/card-job.ts";
import type { PopupControl } from "#web/ui/select/lazy-popup.ts";

/** What the hide menu needs of a job. */
export type HideableJob = Pick<CardJob, "id" | "role" | "sources"> & {
  company: Pick<CardJob["company"], "name" | "slug">;
};

export type HideListProps = PopupControl & { job: HideableJob };
