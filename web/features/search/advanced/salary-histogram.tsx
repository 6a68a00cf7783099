import { SALARY_STEPS } from "#contract/values/salary-steps.ts";
import { shortAmount } from "#web/model/salary.ts";
import { formatCount } from "#web/ui/select/option.ts";

/** Bars of jobs by salary, highlighted from `from` dollars a year. The last bar is open-ended. */
export function SalaryHistogram({
  counts,
  from,
  usdPerUnit,
  currency,
}: {
  counts: Record<string, number> | undefined;
  from: number;
  usdPerUnit: number;
  currency: string;
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
      className="mt-2 flex h-12 items-end gap-0.5 px-2"
    >
      {SALARY_STEPS.map((step, at) => {
        const jobs = counts?.[step] ?? 0;
        const inside = (SALARY_STEPS[at + 1] ?? Number.POSITIVE_INFINITY) > from;
        return (
          <span
            key={step}
            className={`flex-1 rounded-t-[2px] ${inside ? "bg-accent-line" : "bg-line"}`}
            style={{ height: jobs === 0 ? "1px" : `${Math.max(6, (jobs / most) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
