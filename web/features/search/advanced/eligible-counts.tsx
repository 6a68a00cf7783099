import { useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const ANSWERS = [
  ["yes", "text-positive"],
  ["unclear", "text-caution"],
  ["no", "text-negative"],
] as const;

/** How many jobs there are for each answer to whether they hire where the reader lives. */
export function EligibleCounts({ counts }: { counts: Record<string, number> | undefined }) {
  const [homeCountry] = useHomeCountry();
  if (homeCountry === null || counts === undefined) return null;
  return (
    <span className="ml-3 flex gap-2.5 text-meta text-ink-3 max-lg:hidden">
      {ANSWERS.map(([answer, color]) => (
        <span key={answer}>
          <b className={`font-semibold ${color}`}>{formatCount(counts[answer] ?? 0)}</b> {answer}
        </span>
      ))}
    </span>
  );
}
