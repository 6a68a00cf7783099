/** Moves the focus to a list's title, and brings the list into view unless its first job already is. */
export function showList(titleId: string): void {
  const title = document.getElementById(titleId);
  title?.focus({ preventScroll: true });
  const first = title?.closest("section, main")?.querySelector("article, [data-job]")?.getBoundingClientRect();
  if (!first || first.top < 0 || first.bottom > window.innerHeight) title?.scrollIntoView();
}
