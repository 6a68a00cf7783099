import { classes } from "#web/ui/base/classes.ts";

/** One placeholder bar. Set its width and height to match the content, so that nothing shifts. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("skel", className)} aria-hidden="true" />;
}
