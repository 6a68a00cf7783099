import { type ReactElement, cloneElement, useId, useState } from "react";
import { classes } from "./classes.ts";

const sides = {
  top: "bottom-full mb-1.5",
  bottom: "top-full mt-1.5",
};

/** A short text on hover and focus of one control; Escape puts it away. The control stays focusable: use `aria-disabled`, not `disabled`. */
export function Tooltip({ text, side = "top", children }: { text: string; side?: keyof typeof sides; children: ReactElement<{ "aria-describedby"?: string }> }) {
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
          "absolute left-1/2 z-30 w-max max-w-64 -translate-x-1/2 rounded-control border border-line-2 bg-raised px-2.5 py-1.5 text-meta text-ink shadow-popover",
          sides[side],
          open ? "enter" : "invisible",
        )}
      >
        {text}
      </span>
    </span>
  );
}
