import { classes } from "./classes.ts";

const sizes = {
  small: { box: "size-7 rounded-tag text-[0.6875rem]", px: 28 },
  base: { box: "size-9 rounded-control text-meta", px: 36 },
  large: { box: "size-14 rounded-panel text-[1.125rem]", px: 56 },
};

/** Returns the capitalised initials of a name's first two words. */
export function initials(name: string): string {
  const words = name.split(/[\s/&,+.\-–—_()]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ""))[0]?.toLocaleUpperCase("en") ?? "")
    .join("");
}

/**
 * A company's or person's picture over their initials. The head script hides a picture that fails to load, also before the page hydrates.
 * Decorative, because the name is always next to it.
 */
export function Logo({
  name,
  src,
  size = "base",
  className,
}: {
  name: string;
  src?: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const { box, px } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid flex-none place-items-center overflow-hidden bg-fill font-semibold leading-none text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] *:[grid-area:1/1]",
        box,
        className,
      )}
    >
      <span>{initials(name)}</span>
      {src !== undefined && src !== "" && (
        <img
          // A new picture isn't hidden because another one failed.
          key={src}
          src={src}
          alt=""
          width={px}
          height={px}
          loading="lazy"
          decoding="async"
          className="size-full bg-fill object-contain"
        />
      )}
    </span>
  );
}
