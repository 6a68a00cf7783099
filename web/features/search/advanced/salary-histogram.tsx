import { SALARY_STEPS } from "#contract/values/salary/salary-steps.ts";
import { shortAmount } from "#web/model/salary.ts";
import { formatCount } from "#web/ui/select/option.ts";

/**
 * Bars of jobs by salary, highlighted from `from` dollars a year. The last bar is open-ended. Heights follow square roots, so one popular step doesn't
 * flatten the others. `share` is how much of the slider's track the steps cover.
 */
export function SalaryHistogram({
  counts,
  from,
  usdPerUnit,
  currency,
  share,
}: {
  counts: Record<string, number> | undefined;
  from: number;
  usdPerUnit: number;
  currency: string;
  share: number;
}) {
  const most = Math.max(1, ...SALARY_STEPS.map((step) => counts?.[step] ?? 0));
  const bars = SALARY_STEPS.flatMap((step) => {
    const jobs = counts?.[step] ?? 0;
    return jobs === 0 ? [] : [`from ${shortAmount(step / usdPerUnit, currency)}: ${formatCount(jobs)}`];
  });
  return (
    <div
      role="img"
      aria-label={bars.length === 0 ? "Jobs by salary: none counted" : `Jobs by salary, ${bars.join(", ")}`}
      className="mt-2 px-2.5"
    >
      <div className="flex h-12 items-end gap-0.5" style={{ width: `${share * 100}%` }}>
        {SALARY_STEPS.map((step, at) => {
          const jobs = counts?.[step] ?? 0;
          const inside = (SALARY_STEPS[at + 1] ?? Number.POSITIVE_INFINITY) > from;
          return (
            <span
              key={step}
              className={`flex-1 rounded-t-[2px] ${inside ? "bg-accent-line" : "bg-line"}`}
              style={{ height: jobs === 0 ? "1px" : `${Math.max(6, Math.sqrt(jobs / most) * 100)}%` }}
            />
          );
        })}
      </div>
    </div>
  );
}
