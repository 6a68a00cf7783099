import { calendarText } from "#desk/calendar-text.ts";
import { type Feed, jobText, jobTitle, jobUrl } from "./feed.ts";

/** Writes a feed as iCalendar (RFC 5545): each job is an event when it was posted, and takes nobody's time. */
export function jobCalendar({ name = "remote jobs", request, origin, jobs }: Feed): string {
  return calendarText({
    name: request === "" ? name : `${name} (${request})`,
    product: "Jobs",
    isBusy: false,
    events: jobs.map((job) => ({
      uid: `job-${job.id}@${new URL(origin).hostname}`,
      at: job.postedAt,
      changedAt: job.firstSeenAt,
      title: jobTitle(job),
      description: jobText(job),
      url: jobUrl(origin, job),
    })),
  });
}
