import { Check } from "lucide-react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount, type Option } from "./option.ts";

/** The content of an option: checkbox or tick, label with the match highlighted, and count. */
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

/** Highlights the first match of `query` in a text. */
export function Marked({ text, query }: { text: string; query: string }) {
  const typed = query.trim();
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}
