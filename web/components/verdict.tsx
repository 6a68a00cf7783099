import { Check, CircleHelp, X } from "lucide-react";
import type { CardJob } from "#web/card-job.ts";
import { countryName } from "#web/countries.ts";
import { verdictFor } from "#web/verdict.ts";
import { classes } from "#web/ui/classes.ts";
import { Icon } from "#web/ui/icon.tsx";

const base =
  "inline-flex min-h-5.5 flex-none items-center gap-1.25 whitespace-nowrap rounded-tag text-meta font-medium";

/** In a list the good news stays quiet, so that No and Unclear stand out. */
const looks = {
  yes: { icon: Check, look: "text-positive", words: (place: string) => `Yes from ${place}` },
  no: {
    icon: X,
    look: "bg-negative-soft px-1.75 pl-1.25 text-negative",
    words: (place: string) => `Not from ${place}`,
  },
  unclear: { icon: CircleHelp, look: "bg-caution-soft px-1.75 pl-1.25 text-caution", words: () => "Unclear" },
};

/** Whether the reader may be hired from where they live: icon and word, never colour alone. */
export function Verdict({ eligibility, country }: { eligibility: CardJob["eligibility"]; country: string }) {
  const { icon, look, words } = looks[verdictFor(eligibility, country)];
  return (
    <span className={classes(base, look)}>
      <Icon of={icon} size="small" />
      {words(countryName(country))}
    </span>
  );
}
