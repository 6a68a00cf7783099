import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { showBeside, topLayerClass } from "./top-layer.ts";

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 220;

/**
 * A tooltip of a few lines that opens when its button is hovered, focused or clicked, stays open while hovered and
 * closes on Escape. It describes the button even while closed. Phrasing content only.
 */
export function HoverTip({ tip, className, children }: { tip: ReactNode; className?: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    if (button.current && popover.current) showBeside(popover.current, button.current);
  }
  function hide() {
    clearTimeout(timer.current);
    if (popover.current?.isConnected === true) popover.current.hidePopover();
  }
  function schedule(act: () => void, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }
  const hover = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType === "mouse" && schedule(show, OPEN_AFTER_MS),
    onPointerLeave: (event: { pointerType: string }) => event.pointerType === "mouse" && schedule(hide, CLOSE_AFTER_MS),
  };
  return (
    <>
      <button
        {...hover}
        ref={button}
        type="button"
        aria-describedby={id}
        className={className}
        onClick={show}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && show()}
        onBlur={hide}
      >
        {children}
      </button>
      <span
        {...hover}
        ref={popover}
        id={id}
        role="tooltip"
        popover="auto"
        className={classes(topLayerClass, "w-80 max-w-[calc(100vw-1rem)] whitespace-normal p-3 text-left text-ui")}
      >
        {tip}
      </span>
    </>
  );
}
