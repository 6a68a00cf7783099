import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

const base =
  "inline-flex items-center justify-center gap-2 border rounded-control whitespace-nowrap no-underline cursor-pointer transition-colors duration-(--fast) ease-calm " +
  "disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-transparent disabled:text-ink-off " +
  "aria-disabled:cursor-not-allowed aria-disabled:border-line-2 aria-disabled:bg-transparent aria-disabled:text-ink-off";

const variants = {
  outline: "font-medium border-line-control bg-surface text-ink hover:bg-hover hover:text-ink",
  primary:
    "font-semibold border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover hover:text-on-accent",
  /** An important secondary action. */
  soft: "font-semibold border-accent-line bg-accent-soft text-accent hover:border-accent hover:text-accent-hover",
  quiet: "font-medium border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink",
  danger: "font-medium border-negative bg-surface text-negative hover:bg-negative-soft",
};

const sizes = {
  base: "min-h-(--control) px-3.5 text-ui",
  large: "min-h-(--control-lg) px-4.5 text-body",
};

interface ButtonVariant {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** Returns the classes that make another element, such as an external link, look like a button. */
export function buttonClasses({ variant = "outline", size = "base" }: ButtonVariant = {}, className?: string): string {
  return classes(base, variants[variant], sizes[size], className);
}

type ButtonProps = ButtonVariant & ComponentProps<"button"> & { busy?: boolean; busyLabel?: string };

/** A button that does nothing while `busy` but keeps the focus. It shows `busyLabel` then without changing its width. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  disabled,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { "aria-disabled": true })}
      type={type}
      disabled={disabled}
      // Stopping the click also stops Enter in a field, which presses the form's submit button.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid *:[grid-area:1/1] *:inline-flex *:items-center *:justify-center *:gap-2">
          <span className={classes(busy && "invisible")}>{children}</span>
          <span className={classes(!busy && "invisible")}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

/** An internal link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonVariant & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={buttonClasses({ ...(variant && { variant }), ...(size && { size }) }, className)} />
  );
}

const textButton =
  "inline cursor-pointer border-0 bg-transparent p-0 text-accent underline underline-offset-[0.2em] decoration-1 hover:text-accent-hover";

/** A button that looks like a link, for actions inside text. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={classes(textButton, className)} />;
}
