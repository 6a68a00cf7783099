import { classes } from "#web/ui/base/classes.ts";

/** Figures with what they count beneath them. */
export function FigureList({
  facts,
  className,
}: {
  facts: readonly [what: string, figure: string][];
  className: string;
}) {
  return (
    <dl className={classes("gap-y-2", className)}>
      {facts.map(([what, figure]) => (
        <div key={what} className="flex flex-col-reverse">
          <dt className="text-meta text-ink-3">{what}</dt>
          <dd className="font-heading text-[1.125rem] font-semibold leading-6">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
