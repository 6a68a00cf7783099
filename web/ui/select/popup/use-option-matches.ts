import { Combobox } from "@base-ui/react/combobox";
import { useMemo, useState } from "react";
import type { Option } from "#web/ui/select/option.ts";

const PAGE = 50;
const LOAD_MORE_PAST = 0.8;

export const labelOf = (option: Option) => option.label;

/** Filters options by the typed query and shows them a page at a time, or up to `cap` at once. */
export function useOptionMatches(options: readonly Option[] | null, values: string[], cap: number | undefined) {
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(PAGE);
  // Values chosen before the popup opened come first; the order stays while choosing.
  const [pinned] = useState(values);
  const { contains } = Combobox.useFilter({ multiple: true });

  const all = useMemo(() => options ?? [], [options]);
  const ordered = useMemo(() => {
    const first = new Set(pinned);
    return first.size === 0
      ? all
      : [...all.filter((option) => first.has(option.value)), ...all.filter((option) => !first.has(option.value))];
  }, [all, pinned]);
  const matches = useMemo(
    () => (query.trim() === "" ? ordered : ordered.filter((option) => contains(option, query.trim(), labelOf))),
    [ordered, query, contains],
  );
  const shown = useMemo(() => matches.slice(0, cap ?? limit), [matches, cap, limit]);

  function filter(text: string) {
    setQuery(text);
    setLimit(PAGE);
  }
  /** Shows another page once the reader is past most of the list. */
  function loadMore(position: number) {
    if (cap === undefined && position >= LOAD_MORE_PAST)
      setLimit((count) => (count < matches.length ? count + PAGE : count));
  }
  return { all, matches, shown, query, filter, loadMore };
}
