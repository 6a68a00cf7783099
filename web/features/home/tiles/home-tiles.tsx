import { brand } from "#contract/values/brand.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { DayStrip } from "./day-strip.tsx";
import { SightingsHead } from "#web/features/job/sightings-head.tsx";

const SIGHTINGS = [
  { name: "Greenhouse", original: true, first: "Mon 07:12", live: "14 min ago" },
  { name: "Himalayas", original: false, first: "Mon 13:40", live: "51 min ago" },
  { name: "Remotive", original: false, first: "Wed 06:05", live: "2 h ago" },
];

/** What the product does, with an example of each part. */
export function HomeTiles({ referralsLive }: { referralsLive: boolean }) {
  return (
    <section
      aria-label={`What ${brand.name} does`}
      className="wrap mt-12 grid gap-8 lg:grid-cols-[1.5fr_1fr_1fr] lg:gap-10"
    >
      <article>
        <h2>Remote Job Aggregator</h2>
        <p className="mt-2 text-ink-2">
          One opening, one entry, however many boards list it. We show everywhere it was found and when it was last seen
          open, and Apply takes you to the employer.
        </p>
        <table className="mt-4 w-full border-collapse text-ui">
          <caption className="sr-only">Example: where one job was found</caption>
          <SightingsHead className="text-meta text-ink-3 [&>th]:pb-1.5 [&>th]:font-normal" />
          <tbody>
            {SIGHTINGS.map((row) => (
              <tr
                key={row.name}
                className="text-ink-2 [&>td]:border-t [&>td]:border-line [&>td]:py-1.75 [&>td]:whitespace-nowrap"
              >
                <td>
                  {row.original ? (
                    <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
                      {row.name} <Badge>Original</Badge>
                    </span>
                  ) : (
                    row.name
                  )}
                </td>
                <td className="text-right max-md:hidden">{row.first}</td>
                <td className="text-right">{row.live}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
      <article className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:border-l lg:border-line lg:pl-10">
        <h2 className="flex flex-wrap items-center gap-2">
          Referral Network
          {!referralsLive && (
            <Badge variant="caution" className="font-sans">
              Coming Soon
            </Badge>
          )}
        </h2>
        <p className="mt-2 text-ink-2">Ask a verified employee right from the job. You both see the deadline.</p>
        <ol className="timeline mt-4" aria-label="Example of a referral request">
          <li>
            <span>Asked 2 people at Kestrow Grid</span>
            <span className="text-meta text-ink-3">Mon</span>
          </li>
          <li>
            <span>Ana L. accepted</span>
            <span className="text-meta text-ink-3">Tue</span>
          </li>
          <li aria-current="step">
            <span>Submitting your referral</span>
            <span className="text-meta font-normal text-ink-3">5 d left</span>
          </li>
        </ol>
      </article>
      <article className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:border-l lg:border-line lg:pl-10">
        <h2>Get Your Time Back</h2>
        <p className="mt-2 text-ink-2">
          We read each posting for where it hires. Say where you live, and we mark the jobs you can't take.
        </p>
        <DayStrip you={[9, 18]} team={[10, 19]} />
      </article>
    </section>
  );
}
