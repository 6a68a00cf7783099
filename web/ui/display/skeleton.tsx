import { classes } from "#web/ui/base/classes.ts";

/** One bar of a placeholder; the caller gives width and height so that nothing moves when the content arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("skel", className)} aria-hidden="true" />;
}
