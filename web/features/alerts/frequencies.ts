import type { AlertFrequency } from "#contract/values/desk/saved-search.ts";

/** How often a saved search tells, in the order of a list to choose from. */
export const FREQUENCIES: readonly { value: AlertFrequency; label: string; done: string }[] = [
  { value: "at-once", label: "At once", done: "We’ll tell you as soon as a job matches." },
  { value: "daily", label: "Once a day", done: "We’ll tell you about new jobs once a day." },
  { value: "weekly", label: "Once a week", done: "We’ll tell you about new jobs once a week." },
  { value: "off", label: "Never", done: "It’s in your alerts, and tells you nothing." },
];

export function frequencyOf(frequency: AlertFrequency): (typeof FREQUENCIES)[number] {
  return FREQUENCIES.find(({ value }) => value === frequency) ?? FREQUENCIES[1]!;
}
