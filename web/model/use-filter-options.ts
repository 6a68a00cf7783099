import { useCallback, useEffect, useState } from "react";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { filterOptions } from "./filter-options.ts";

/** The option lists: null until they are there. They are fetched on `approach`, or at once with `eager`. */
export function useFilterOptions({ eager = false }: { eager?: boolean } = {}): {
  options: FilterOptions | null;
  approach: () => void;
} {
  const [options, setOptions] = useState<FilterOptions | null>(null);
  const approach = useCallback(() => void filterOptions().then(setOptions), []);
  useEffect(() => {
    if (eager) approach();
  }, [eager, approach]);
  return { options, approach };
}
