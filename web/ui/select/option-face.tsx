import { Check } from "lucide-react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount, type Option } from "./option.ts";

/** The inside of an option: box or tick, label with the typed letters marked, count at the right. */
export function OptionFace({
  option,
  chosen,
  query = "",
  tick = false,
}: {
  option: Option;
  chosen: boolean;
  query?: string;
  tick?: boolean;
}) {
  return (
    <>
      {!tick && (
        <span
          aria-hidden="true"
          className={classes(
            "grid size-4 flex-none place-items-center rounded-[3px] border",
            chosen ? "border-accent bg-accent text-on-accent" : "border-line-control bg-surface text-transparent",
          )}
        >
          <Check className="size-3" strokeWidth={3} />
        </span>
      )}
      <span className={classes("min-w-0 truncate", tick && chosen && "font-semibold")}>
        <Marked text={option.label} query={query} />
      </span>
      {option.count !== undefined && (
        <span className={classes("ml-auto text-meta", option.count === 0 ? "text-ink-off" : "text-ink-3")}>
          {formatCount(option.count)}
          <span className="sr-only"> jobs</span>
        </span>
      )}
      {tick && (
        <span className={classes("w-4 text-accent", option.count === undefined && "ml-auto")}>
          {chosen && <Icon of={Check} />}
        </span>
      )}
    </>
  );
}

/** A text with the first place of the typed letters marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  );
}
