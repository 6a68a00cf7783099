import { classes } from "./classes.ts";

const sizes = { small: "size-4", base: "size-5", large: "size-8" };

/** A spinner, for waits where a skeleton has no shape to show. Pass `label` to announce it, or omit it next to text. */
export function Spinner({
  label,
  size = "base",
  className,
}: {
  label?: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const spinner = classes("spin inline-block", sizes[size], className);
  return label === undefined ? (
    <span className={spinner} aria-hidden="true" />
  ) : (
    <span className={spinner} role="status" aria-label={label} />
  );
}
