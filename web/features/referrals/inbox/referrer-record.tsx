import type { ReferrerProfile } from "#contract/schemas/referral.ts";
import { durationText } from "#web/features/referrals/company-figures.ts";
import { Panel } from "#web/ui/display/panel.tsx";

/** What a referrer has done, for them alone. */
export function ReferrerRecord({ referrer }: { referrer: ReferrerProfile }) {
  const { answered, medianHours, confirmed, interviews, hired, thanks } = referrer;
  const facts: [string, string][] = [];
  if (answered !== null) facts.push(["answered", `${Math.round(answered * 100)} %`]);
  if (medianHours !== null) facts.push(["typical time", durationText(medianHours)]);
  facts.push(
    ["referred", String(confirmed)],
    ["got an interview", String(interviews)],
    ["hired", String(hired)],
    ["said thanks", String(thanks)],
  );
  return (
    <Panel role="region" aria-labelledby="record" className="grid gap-2 max-md:p-4">
      <h3 id="record" className="text-ui">
        Your record
      </h3>
      {answered === null ? (
        <p className="text-ui text-ink-2">Your figures start with the first request you answer.</p>
      ) : (
        <ul className="grid grid-cols-3 gap-x-4 gap-y-2 text-meta text-ink-3">
          {facts.map(([what, figure]) => (
            <li key={what}>
              <b className="block font-heading text-[1.125rem] font-semibold leading-6 text-ink">{figure}</b> {what}
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-ink-3">Only you see this.</p>
    </Panel>
  );
}
