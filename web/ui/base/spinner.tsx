import { classes } from "./classes.ts";

const sizes = { small: "size-4", base: "size-5", large: "size-8" };

/** A wait that has no shape to show. With `label` it is announced; without, it stands beside words. */
export function Spinner({
  label,
  size = "base",
  className,
}: {
  label?: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const look = classes("spin inline-block", sizes[size], className);
  return label === undefined ? (
    <span className={look} aria-hidden="true" />
  ) : (
    <span className={look} role="status" aria-label={label} />
  );
}
