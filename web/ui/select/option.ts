/** One option of a list. `count` is the number of its jobs; an option with 0 is disabled. */
export interface Option {
  value: string;
  label: string;
  count?: number | undefined;
  /** Other names that people type for it, in lower case. */
  aliases?: readonly string[] | undefined;
}

/** Returns the options of the chosen values, in order. A value without an option is its own label. */
export function chosenOptions(values: string[], options: readonly Option[]): Option[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  return values.map((value) => byValue.get(value) ?? { value, label: value });
}

let countFormat: Intl.NumberFormat | undefined;

/** Formats a count with thousands separators, such as `1,902`. */
export function formatCount(count: number): string {
  countFormat ??= new Intl.NumberFormat("en");
  return countFormat.format(count);
}
