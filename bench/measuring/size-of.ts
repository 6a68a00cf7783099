/** Returns the sizes of a bench, with those that flags such as `--changes=500` replace. Throws for a flag whose value is no positive number. */
export function sizeOf<Sizes extends Record<string, number>>(args: readonly string[], usual: Sizes): Sizes {
  const sizes: Record<string, number> = { ...usual };
  for (const name of Object.keys(usual)) {
    const given = args.find((each) => each.startsWith(`--${name}=`));
    if (given === undefined) continue;
    const size = Number(given.slice(name.length + 3));
    if (!Number.isInteger(size) || size < 1) throw new Error(`--${name} must be a whole number from 1`);
    sizes[name] = size;
  }
  return sizes as Sizes;
}
