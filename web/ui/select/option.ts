/** One choice of a list. `count` is how many jobs it holds; at 0 it cannot be picked. */
export interface Option {
  value: string;
  label: string;
  count?: number | undefined;
}

/** The chosen options in the order they were chosen; a value without an option stands for itself. */
export function chosenOptions(values: string[], options: readonly Option[]): Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return values.map((value) => byValue.get(value) ?? { value, label: value });
}

let figures: Intl.NumberFormat | undefined;

/** A count with thousands separators, such as `1,902`. */
export function formatCount(count: number): string {
  figures ??= new Intl.NumberFormat("en");
  return figures.format(count);
}
