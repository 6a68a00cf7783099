import type { Page } from "@playwright/test";

/** What a finger needs, in CSS pixels. */
export const TOUCH_PX = 44;

/**
 * The controls of a page that react on less than 44 px, each as `width × height: name`. Measures what is hit: padding, labels and links that cover
 * their card count. Leaves out links within a line of text, as WCAG does.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const SELECTOR =
      "a[href],button,input,select,textarea,summary,[role=tab],[role=switch],[role=slider],[role=option]";
    const isInline = (control: HTMLElement) => {
      if (getComputedStyle(control).display !== "inline") return false;
      const around = control.parentElement?.closest("p,li,dd,dt,td,th,figcaption,blockquote,h1,h2,h3,label,span,div");
      return (around?.textContent ?? "").trim().length > (control.textContent ?? "").trim().length;
    };
    const hits = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      const labels = "labels" in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      return [control, ...labels].some((each) => each === hit || each.contains(hit));
    };
    /** How far the control reacts from its middle in one direction, up to what is needed. */
    const reach = (control: HTMLElement, from: [number, number], step: [number, number]) => {
      let at = 0;
      while (at < least && hits(control, from[0] + step[0] * (at + 1), from[1] + step[1] * (at + 1))) at += 1;
      return at;
    };
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.matches("[type=hidden],[aria-hidden=true],[tabindex='-1']") || isInline(control)) continue;
      // A link that covers the box around it.
      const cover = getComputedStyle(control, "::after");
      if (
        cover.position === "absolute" &&
        cover.content !== "none" &&
        getComputedStyle(control).position === "static"
      ) {
        const { width, height } = control.offsetParent!.getBoundingClientRect();
        if (width >= least && height >= least) continue;
      }
      control.scrollIntoView({ block: "center", inline: "center" });
      const label = "labels" in control ? (control as HTMLInputElement).labels?.[0] : undefined;
      const own = control.getBoundingClientRect();
      const box = own.width < 2 && label ? label.getBoundingClientRect() : (control.getClientRects()[0] ?? own);
      if (box.width < 2 || box.right < 0) continue;
      const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      // Something of the page's frame lies over it.
      if (!hits(control, ...middle)) continue;
      const width = 1 + reach(control, middle, [-1, 0]) + reach(control, middle, [1, 0]);
      const height = 1 + reach(control, middle, [0, -1]) + reach(control, middle, [0, 1]);
      const name =
        (control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40) || control.outerHTML.slice(0, 80);
      // Words are as wide as they are.
      if (height < least - 1 || (width < least - 1 && control.textContent?.trim() === ""))
        small.push(`${width} × ${height}: ${name}`);
    }
    return [...new Set(small)];
  }, TOUCH_PX);
}
