import { Check, CircleHelp, MapPin, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { countryName } from "#web/model/countries.ts";
import { paths } from "#web/shell/paths.ts";
import type { JobPage } from "./job-page.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import { zoneFit } from "#web/model/hours/time-zones.ts";
import { eligibilityFor, openToText, placesInSentence } from "#contract/values/eligibility.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { useSession } from "#web/session/use-session.ts";
import { useUtcOffset } from "#web/model/hours/use-utc-offset.ts";
import { type Overlap, overlapWith, TEAM_DAY, type Workday } from "#contract/values/working-hours.ts";
import { sharedText } from "#web/model/hours/working-hours.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { DayStrip } from "#web/features/home/tiles/day-strip.tsx";
import { CountrySelect, useHomeCountry } from "#web/features/preferences/country-select.tsx";

const variants = {
  open: { icon: MapPin, edge: "border-l-accent", ink: "text-accent" },
  yes: { icon: Check, edge: "border-l-positive", ink: "text-positive" },
  no: { icon: X, edge: "border-l-negative", ink: "text-negative" },
  unclear: { icon: CircleHelp, edge: "border-l-caution", ink: "text-caution" },
};

/** Shows who can be hired, with the deciding words marked, and the answer for the reader's home country. `beside` a list, the list asks for that country. */
export function JobEligibility({ job, beside = false }: { job: JobPage["job"]; beside?: boolean }) {
  const Heading = beside ? "h3" : "h2";
  const [country] = useHomeCountry();
  const { user } = useSession();
  const answer = country === null ? null : eligibilityFor(job.eligibility, country);
  const { icon, edge, ink } = variants[answer ?? (job.eligibility.scope === "unstated" ? "unclear" : "open")];
  return (
    <section
      aria-labelledby="eligibility"
      className={classes(
        "rounded-l-tag rounded-r-panel border border-l-3 border-line bg-surface px-4 py-4 md:px-5",
        edge,
      )}
    >
      <Heading id="eligibility" className={classes("flex items-center gap-2 text-title", ink)}>
        <Icon of={icon} size="large" />
        {headingOf(job, answer, country)}
      </Heading>
      <Passage job={job} />
      <Hours job={job} />
      {!beside && (
        <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3 max-md:*:basis-full">
          <CountrySelect />
          <span className="text-meta text-ink-3">
            {user ? "Saved in your account." : "Saved in this browser only."}
          </span>
        </div>
      )}
    </section>
  );
}

function headingOf(
  job: JobPage["job"],
  answer: ReturnType<typeof eligibilityFor> | null,
  country: string | null,
): string {
  if (job.eligibility.scope === "unstated" || answer === null || country === null)
    return openToText(job.eligibility, job.location);
  const place = placesInSentence(countryName(country));
  return { yes: `Yes, you can apply from ${place}`, no: `No, not from ${place}`, unclear: `Unclear from ${place}` }[
    answer
  ];
}

function Passage({ job }: { job: JobPage["job"] }) {
  const { passage, sources } = job;
  const lead = sources.find(({ leads }) => leads);
  const source = lead?.name ?? "its source";
  // The name of this source says who posted it, not where.
  const posting = lead?.source === "direct" ? "the employer’s own post" : `the posting on ${source}`;
  if (passage === null)
    return (
      <p className="mt-2 text-ui text-ink-2">
        Neither its text nor the fields of {source} name a place. Ask before you put work into an application.
      </p>
    );
  return (
    <>
      <blockquote className="mt-2 leading-6.5 wrap-anywhere">
        {passage.from === "text" ? "“" : ""}
        {passage.from === "field" ? <span className="text-ink-2">{sentenceCase(passage.before)}</span> : passage.before}
        <mark>{passage.decided}</mark>
        {passage.after}
        {passage.from === "text" ? "”" : ""}
      </blockquote>
      <p className="mt-2 text-meta text-ink-3">
        {passage.from === "text" ? `Based on the marked words of ${posting}.` : `Based on this field of ${posting}.`}{" "}
        <Link to={`${paths.job(job)}#report`} className="no-print touch whitespace-nowrap">
          Wrong? Tell us
        </Link>
      </p>
    </>
  );
}

function Hours({ job }: { job: JobPage["job"] }) {
  const { settings } = useSearchSettings();
  const offset = useUtcOffset();
  const [at] = useState(() => new Date());
  const zones = job.eligibility.timeZones;
  if (zones === null) return null;
  const { workday } = settings;
  const overlap = workday === null ? null : overlapWith(zones, workday, at);
  const days = workday === null || overlap === null ? null : oneClock(workday, overlap);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-ui max-md:min-h-[2lh]">
        <b className="font-semibold">Working hours {utcRange(zones)}.</b>{" "}
        <span className="text-ink-2">
          {overlap !== null ? sharedText(overlap) : offset !== null && zoneFit(zones, offset)}
        </span>
      </p>
      {days !== null && <DayStrip {...days} />}
    </div>
  );
}

/** Returns both working days on the reader's clock, or null if they don't fit one line of whole hours from midnight to midnight. */
function oneClock(workday: Workday, { yourOffset, teamOffset }: Overlap) {
  const ahead = yourOffset - teamOffset;
  const team: [number, number] = [TEAM_DAY.from + ahead, TEAM_DAY.to + ahead];
  const fits = Number.isInteger(ahead) && team[0] >= 0 && team[1] <= 24;
  return fits ? { you: [workday.from, workday.to] as [number, number], team } : null;
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
