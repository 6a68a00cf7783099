/** Classes that all list popups share. */
export const popupClass =
  "enter flex w-[max(var(--anchor-width),16.5rem)] max-w-(--available-width) flex-col overflow-hidden rounded-panel border border-line-2 bg-raised text-ink shadow-popover outline-none";

export const listClass =
  "max-h-[min(300px,max(8rem,calc(var(--available-height)-7.5rem)))] overflow-y-auto overscroll-contain p-1 outline-none [scrollbar-width:thin] scroll-py-1";

export const optionClass =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2 text-ui outline-none select-none " +
  "data-highlighted:bg-accent-soft data-highlighted:shadow-[inset_0_0_0_1px_var(--accent-line)] data-disabled:cursor-not-allowed data-disabled:text-ink-off";

export const footClass = "flex items-center justify-between gap-2 border-t border-line px-3 py-2 text-meta text-ink-3";
