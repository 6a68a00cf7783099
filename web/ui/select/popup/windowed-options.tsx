import { Combobox } from "@base-ui/react/combobox";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { optionClass } from "#web/ui/select/popup-classes.ts";

const ROW_PX = 36;

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
  open,
  handle,
  highlighted,
}: {
  options: readonly Option[];
  chosen: Set<string>;
  query: string;
  open: boolean;
  handle: RefObject<WindowHandle | null>;
  highlighted: RefObject<number>;
}) {
  const host = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer<HTMLElement, Element>({
    enabled: open,
    count: options.length,
    getScrollElement: () => host.current?.closest<HTMLElement>("[role=listbox]") ?? null,
    estimateSize: () => ROW_PX,
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
    <div ref={host} role="presentation" className="relative -m-1" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((row) => {
        const option = options[row.index];
        if (!option) return null;
        return (
          <Combobox.Item
            key={option.value}
            index={row.index}
            value={option}
            disabled={option.count === 0 && !chosen.has(option.value)}
            aria-setsize={options.length}
            aria-posinset={row.index + 1}
            className={`${optionClass} absolute inset-x-1 top-0`}
            style={{ height: ROW_PX, transform: `translateY(${row.start}px)` }}
          >
            <OptionFace option={option} chosen={chosen.has(option.value)} query={query} />
          </Combobox.Item>
        );
      })}
    </div>
  );
}
