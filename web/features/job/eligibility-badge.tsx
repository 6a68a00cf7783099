import { Check, CircleHelp, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CardJob } from "#web/model/card-job.ts";
import { countryName } from "#web/model/countries.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import { overlapWith } from "#contract/values/working-hours.ts";
import { hoursText, sharedText } from "#web/model/hours/working-hours.ts";
import { type EligibilityAnswer, eligibilityFor, placesInSentence } from "#contract/values/eligibility.ts";
import { classes } from "#web/ui/base/classes.ts";
import { HoverTip } from "#web/ui/overlay/hover-tip.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const base =
  "relative inline-flex min-h-5.5 flex-none cursor-help items-center gap-1.25 whitespace-nowrap rounded-tag border-0 p-0 text-meta font-medium " +
  "after:absolute after:-inset-y-1.5 after:inset-x-0";

/** As high as a finger on a phone, within the row. */
const rowTarget =
  "max-md:shrink max-md:text-left max-md:whitespace-normal max-md:after:-top-3.5 max-md:after:-bottom-2";

/** "Yes" is understated so that "No" and "Unclear" stand out in a list. */
const variants = {
  yes: {
    icon: Check,
    box: "bg-transparent text-positive",
    words: (place: string) => ["Yes", ` from ${place}`],
    says: (place: string) => `You can be hired from ${place}.`,
  },
  no: {
    icon: X,
    box: "bg-negative-soft pr-1.75 pl-1.25 text-negative",
    words: (place: string) => [`Not from ${place}`],
    says: (place: string) => `You can't be hired from ${place}.`,
  },
  unclear: {
    icon: CircleHelp,
    box: "bg-caution-soft pr-1.75 pl-1.25 text-caution",
    words: () => ["Unclear"],
    says: (place: string) => `It's unclear whether you can be hired from ${place}.`,
  },
} satisfies Record<EligibilityAnswer, object>;

/**
 * Shows whether the reader can be hired from their home country and the hours they share with the team; the tip quotes the evidence. In a phone's row
 * (`inRow`) "Yes" and "No" need no country, which is the same in every row.
 */
export function EligibilityBadge({
  eligibility,
  country,
  inRow = false,
}: {
  eligibility: CardJob["eligibility"];
  country: string;
  inRow?: boolean;
}) {
  const { settings } = useSearchSettings();
  const [at] = useState(() => new Date());
  const { timeZones } = eligibility;
  const overlap = timeZones === null || settings.workday === null ? null : overlapWith(timeZones, settings.workday, at);
  const answer = eligibilityFor(eligibility, country);
  const { icon, box, words, says } = variants[answer];
  const place = placesInSentence(countryName(country));
  const [word, where] = words(place);
  return (
    <HoverTip
      className={classes(base, box, inRow && rowTarget)}
      tip={
        <>
          <b className="block font-semibold">{says(place)}</b>
          <Deciding eligibility={eligibility} />
          {timeZones !== null && (
            <span className="mt-2 block border-t border-line pt-2 text-ink-2">
              Working hours {utcRange(timeZones)}. {overlap !== null && sharedText(overlap)}
            </span>
          )}
        </>
      }
    >
      <Icon of={icon} size="small" />
      <span>
        {inRow && answer === "no" ? <ShortNo>{word}</ShortNo> : word}
        {where !== undefined && <span className={inRow ? "max-md:sr-only" : ""}>{where}</span>}
        {overlap !== null && answer !== "no" && <> · {hoursText(overlap.shared)} h shared</>}
      </span>
    </HoverTip>
  );
}

/** On a phone's row it's "No", and the whole words are for screen readers. */
function ShortNo({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="md:hidden">
        No
      </span>
      <span className="max-md:sr-only">{children}</span>
    </>
  );
}

function Deciding({ eligibility: { scope, evidence } }: { eligibility: CardJob["eligibility"] }) {
  if (scope === "unstated" || evidence === "")
    return (
      <span className="mt-1 block text-ink-2">
        The posting doesn't say where you can work from. Ask before you put work into an application.
      </span>
    );
  return isField(evidence) ? (
    <span className="mt-1 block text-ink-2">
      From its {fieldName(evidence)}: <mark className="text-ink">{fieldText(evidence)}</mark>
    </span>
  ) : (
    <span className="mt-1 block">
      “<mark>{evidence.replace(/^- /, "")}</mark>”
    </span>
  );
}

/** Evidence is a sentence, or a source field such as `location: Germany`. */
const FIELD = /^([a-z ]+): (.*)$/s;
const isField = (evidence: string) => FIELD.test(evidence);
const fieldName = (evidence: string) => FIELD.exec(evidence)?.[1] ?? "";
const fieldText = (evidence: string) => FIELD.exec(evidence)?.[2] ?? "";
