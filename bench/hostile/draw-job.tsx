import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { cardJob } from "#web/model/card-job.ts";
import { JobCard } from "#web/features/job-list/job-card.tsx";
import { JobDescription } from "#web/features/job/job-description.tsx";
import { descriptionTree } from "#web/features/job/description-tree.ts";
import type { DrawnJob } from "./payload-jobs.ts";

const NOW = Date.UTC(2026, 5, 2);

/** Renders a job's card and description with the site's own components. */
export function drawJob({ job, description }: DrawnJob): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <JobCard job={cardJob(job)} now={NOW} badge={null} />
      <JobDescription nodes={descriptionTree(description)} />
    </MemoryRouter>,
  );
}
