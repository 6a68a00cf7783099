import { comparedLines } from "./compared-lines.ts";

/** A text before and after a change, side by side where there is room, with the lines that only one of them has. */
export function ComparedText({ before, now }: { before: string; now: string }) {
  return (
    <div className="mt-2 grid gap-4 md:grid-cols-2">
      {(
        [
          ["Before", comparedLines(before, now), "del", "bg-negative-soft"],
          ["Now", comparedLines(now, before), "ins", "bg-positive-soft no-underline"],
        ] as const
      ).map(([label, lines, Changed, look]) => (
        <section key={label} aria-label={label} className="min-w-0">
          <p className="font-semibold">{label}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">
            {lines.map(({ key, text, isChanged }) =>
              isChanged ? (
                <Changed key={key} className={look}>
                  {text}
                </Changed>
              ) : (
                <span key={key}>{text}</span>
              ),
            )}
          </p>
        </section>
      ))}
    </div>
  );
}
