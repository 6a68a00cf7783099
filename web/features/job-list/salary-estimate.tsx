import { longDate } from "#web/model/dates.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { useExchangeRates } from "#web/model/use-exchange-rates.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { salaryText, preferredSalary } from "#web/model/salary.ts";

/** Pay as the reader prefers it, beside the text as posted; nothing where that says it already. `long` also says what it rests on. */
export function SalaryEstimate({
  range,
  long = false,
  className,
}: {
  range: CardJob["salaryRange"];
  long?: boolean;
  className?: string;
}) {
  const { settings } = useSearchSettings();
  const money = useExchangeRates(range !== undefined);
  const preferred = range === undefined ? null : preferredSalary(range, settings, money);
  if (preferred === null) return null;
  const basis = `about the middle of it${money === null ? "" : `, at the rates of ${longDate(money.ratesDate)}`}`;
  return long ? (
    <span className={className}>
      {" "}
      {salaryText(preferred)}, {basis}.
    </span>
  ) : (
    <span className={className} title={`A${basis.slice(1)}`}>
      {salaryText(preferred)}
    </span>
  );
}
