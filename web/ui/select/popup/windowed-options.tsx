import { Combobox } from "@base-ui/react/combobox";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useImperativeHandle, useLayoutEffect, useState } from "react";
import type { Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { optionClass } from "#web/ui/select/popup-classes.ts";

/** As high as the rows of a shorter list, so that nothing moves when it grows: 44 px for fingers, else 36. */
const rowPx = () => (window.matchMedia("(max-width: 767px)").matches ? 44 : 36);

export interface WindowHandle {
  /** Scrolls the option at this index into view. */
  show: (index: number) => void;
}

/**
 * A long list that renders only its visible options. Each states its position, so that screen readers know the total.
 */
export function WindowedOptions({
  options,
  chosen,
  query,
  list,
  handle,
  highlighted,
}: {
  options: readonly Option[];
  chosen: Set<string>;
  query: string;
  /** The scrolling list around the options. It may be scrolled already. */
  list: RefObject<HTMLElement | null>;
  handle: RefObject<WindowHandle | null>;
  highlighted: RefObject<number>;
}) {
  const [row] = useState(rowPx);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: options.length,
    getScrollElement: () => list.current,
    initialOffset: () => list.current?.scrollTop ?? 0,
    estimateSize: () => row,
    paddingStart: 4,
    paddingEnd: 4,
    overscan: 8,
    // Keep the highlighted option rendered, or `aria-activedescendant` would point at nothing.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const at = highlighted.current;
      return at < 0 || at >= options.length || rows.includes(at) ? rows : [...rows, at].sort((a, b) => a - b);
    },
  });
  useImperativeHandle(handle, () => ({ show: (index) => virtual.scrollToIndex(index, { align: "auto" }) }), [virtual]);

  useLayoutEffect(() => virtual.measure(), [virtual]);

  return (
    <div role="presentation" className="relative -m-1" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        if (!option) return null;
        return (
          <Combobox.Item
            key={option.value}
            index={index}
            value={option}
            disabled={option.count === 0 && !chosen.has(option.value)}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            className={`${optionClass} absolute inset-x-1 top-0`}
            style={{ height: row, transform: `translateY(${start}px)` }}
          >
            <OptionFace option={option} chosen={chosen.has(option.value)} query={query} />
          </Combobox.Item>
        );
      })}
    </div>
  );
}
