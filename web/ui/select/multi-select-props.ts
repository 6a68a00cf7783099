import type { PopupControl } from "./lazy-popup.ts";
import type { Option } from "./option.ts";

export interface MultiSelectProps {
  label: string;
  placeholder: string;
  /** The text box's placeholder, such as `Type to filter 210 roles`. */
  filterPlaceholder: string;
  /** What to try when nothing matches. */
  emptyHint: string;
  /** All options; null while they load. */
  options: readonly Option[] | null;
  values: string[];
  onChange: (values: string[]) => void;
  /** Labels of the chosen values until the options have loaded. */
  labels?: readonly Option[];
  /** Called when the list is first approached, which is when to fetch its options. */
  onApproach?: () => void;
  /** Shows at most this many options, all at once instead of 50 by 50. */
  cap?: number;
}

export type MultiSelectPopupProps = PopupControl & Omit<MultiSelectProps, "placeholder" | "labels" | "onApproach">;
