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
  const { contains, startsWith } = Combobox.useFilter({ multiple: true });

  const all = useMemo(() => options ?? [], [options]);
  const ordered = useMemo(() => {
    const first = new Set(pinned);
    return first.size === 0
      ? all
      : [...all.filter((option) => first.has(option.value)), ...all.filter((option) => !first.has(option.value))];
  }, [all, pinned]);
  const matches = useMemo(
    () => (query.trim() === "" ? ordered : bestFirst(ordered, query.trim(), { contains, startsWith })),
    [ordered, query, contains, startsWith],
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

type TextFilter = Record<"contains" | "startsWith", (text: string, query: string) => boolean>;

/** Returns the options that a text may mean: those with exactly that name, then those whose label has it, then those with a name that starts so. */
function bestFirst(options: readonly Option[], query: string, { contains, startsWith }: TextFilter): Option[] {
  const groups: [Option[], Option[], Option[]] = [[], [], []];
  for (const option of options) {
    const named = option.aliases?.filter((name) => startsWith(name, query)) ?? [];
    if (named.some((name) => name.length === query.length)) groups[0].push(option);
    else if (contains(option.label, query)) groups[1].push(option);
    else if (named.length > 0) groups[2].push(option);
  }
  return groups.flat();
}
