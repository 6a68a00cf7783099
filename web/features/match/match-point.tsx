import { Check, CircleHelp, X } from "lucide-react";
import type { MatchPoint as Point } from "#contract/schemas/desk/match.ts";
import { quotedEvidence } from "#web/model/posting/evidence.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { pointName } from "./match-text.ts";

const FITS = {
  yes: { icon: Check, ink: "text-positive", word: "Fits" },
  no: { icon: X, ink: "text-negative", word: "Doesn’t fit" },
  unclear: { icon: CircleHelp, ink: "text-caution", word: "Unclear" },
};

/** One reason, with the posting's words and the line of the profile. */
export function MatchPoint({ point }: { point: Point }) {
  const { icon, ink, word } = FITS[point.fit];
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] py-1.5">
      <Icon of={icon} className={classes("mt-0.75", ink)} />
      <div className="min-w-0">
        <p className="text-ui font-medium wrap-anywhere">
          {pointName(point)}
          <span className="sr-only">. {word}.</span>
        </p>
        <p className="text-meta text-ink-2 wrap-anywhere">{quotedEvidence(point.job)}</p>
        <p className="text-meta text-ink-3 wrap-anywhere">Your profile: {point.profile}</p>
      </div>
    </li>
  );
}
