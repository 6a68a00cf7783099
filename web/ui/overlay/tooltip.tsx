import { type ReactElement, cloneElement, useId, useState } from "react";
import { classes } from "#web/ui/base/classes.ts";

const sides = {
  top: "bottom-full mb-1.5",
  bottom: "top-full mt-1.5",
};

const aligns = {
  centre: "left-1/2 -translate-x-1/2",
  end: "right-0",
};

/**
 * A short text on hover or focus of one control; Escape closes it. The control must stay focusable, so use
 * `aria-disabled`, not `disabled`.
 */
export function Tooltip({
  text,
  side = "top",
  align = "centre",
  children,
}: {
  text: string;
  side?: keyof typeof sides;
  /** Use `end` for a control at the right edge of the page. */
  align?: keyof typeof aligns;
  children: ReactElement<{ "aria-describedby"?: string }>;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span
        role="tooltip"
        id={id}
        className={classes(
          "absolute z-30 w-max max-w-64 rounded-control border border-line-2 bg-raised px-2.5 py-1.5 text-meta text-ink shadow-popover",
          sides[side],
          aligns[align],
          // `display: none`, so that a closed tooltip never widens the page. It still describes its control.
          open ? "enter" : "hidden",
        )}
      >
        {text}
      </span>
    </span>
  );
}
