import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "#web/ui/base/classes.ts";

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 220;

/**
 * A small panel of links that opens when its button is hovered, focused or clicked, and stays open while hovered or
 * focused. Escape closes it and keeps focus on the button. Without scripts it opens by CSS alone.
 */
export function HoverCard({
  trigger,
  label,
  triggerClass,
  children,
}: {
  trigger: ReactNode;
  label: string;
  triggerClass: string;
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function schedule(next: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? OPEN_AFTER_MS : CLOSE_AFTER_MS);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div
      ref={root}
      className="group/card relative inline-block"
      onPointerEnter={(event) => event.pointerType === "mouse" && schedule(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && schedule(false)}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        button.current?.focus();
        setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-expanded={open}
        aria-controls={id}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setOpen(true)}
      >
        {trigger}
      </button>
      <div
        id={id}
        role="dialog"
        aria-label={label}
        className={classes(
          "absolute left-0 top-full z-20 w-80 max-w-[calc(100vw-3rem)] pt-3",
          open
            ? "enter"
            : "hidden in-[html:not([data-js])]:group-focus-within/card:block in-[html:not([data-js])]:group-hover/card:block",
        )}
      >
        <div className="relative rounded-panel border border-line-2 bg-raised p-4 shadow-popover before:absolute before:-top-1.5 before:left-6 before:size-2.5 before:rotate-45 before:border-l before:border-t before:border-line-2 before:bg-raised">
          {children}
        </div>
      </div>
    </div>
  );
}
