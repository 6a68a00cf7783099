import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { Option } from "./option.ts";

const face =
  "flex w-full min-w-0 min-h-(--control-lg) cursor-pointer items-center gap-2 rounded-control border border-line-control bg-surface px-3 text-left text-body leading-5 text-ink " +
  "focus-visible:-outline-offset-1 aria-expanded:outline-2 aria-expanded:outline-focus aria-expanded:-outline-offset-1";

/** A closed list: the placeholder, or the first chosen label and how many more. It never grows. */
export function SelectButton({
  labelId,
  placeholder,
  chosen,
  open,
  ...rest
}: ComponentProps<"button"> & { labelId: string; placeholder: string; chosen: Option[]; open: boolean }) {
  const valueId = `${labelId}-value`;
  const [first, ...more] = chosen;
  return (
    <button {...rest} type="button" aria-labelledby={`${labelId} ${valueId}`} aria-expanded={open} className={face}>
      <span id={valueId} className="flex min-w-0 flex-1 items-center gap-2">
        <span className={classes("min-w-0 flex-1 truncate", !first && "text-ink-3")}>
          {first ? first.label : placeholder}
        </span>
        {more.length > 0 && (
          <span className="flex-none text-meta font-medium text-accent">
            +{more.length}
            <span className="max-md:sr-only"> more</span>
          </span>
        )}
      </span>
      <Icon
        of={ChevronDown}
        className={classes("text-ink-3 transition-[rotate] duration-(--fast)", open && "rotate-180")}
      />
    </button>
  );
}
