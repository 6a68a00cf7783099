import { expect, type Page } from "@playwright/test";

/** What a finger needs (WCAG 2.5.5), less half a pixel of rounding. */
const FINGER_PX = 43.5;

/** Fails if the page scrolls sideways, or if a text is wider than the element that holds it. */
export async function expectInside(page: Page, selector: string): Promise<void> {
  const wide = await page.evaluate((within) => {
    const { documentElement: root } = document;
    const found = root.scrollWidth > root.clientWidth ? ["the page"] : [];
    for (const element of document.querySelectorAll(`main :is(${within})`)) {
      const textOnly = element.childElementCount === 0 && getComputedStyle(element).display !== "inline";
      const { width } = element.getBoundingClientRect();
      // Texts that only screen readers get are 1 px wide.
      if (textOnly && width > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`${element.tagName} ${element.textContent.slice(0, 60)}`);
    }
    return found;
  }, selector);
  expect(wide, "texts wider than their places").toEqual([]);
}

/** Fails if a button, a list or a link with a place of its own is too small for a finger. */
export async function expectFingerSized(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("main :is(button, select, summary, a)")) {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Links inside text are as high as their line. A switch has a border around its buttons.
      if (style.display === "inline" || width <= 1 || element.closest("[role=group]") !== null) continue;
      const after = getComputedStyle(element, "::after");
      const grown = after.position === "absolute" ? -(parseFloat(after.top) || 0) - (parseFloat(after.bottom) || 0) : 0;
      if (height + Math.max(0, grown) < least) found.push(`${height} px: ${element.outerHTML.slice(0, 80)}`);
    }
    return found;
  }, FINGER_PX);
  expect(small, "controls too small for a finger").toEqual([]);
}

/** Fails if a closed list has less room than the words that it shows. */
export async function expectWholeChoices(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select")].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const words = list.selectedOptions[0]?.text ?? "";
      if (pen === null || list.clientWidth === 0) return [];
      pen.font = font;
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(words).width > room + 1 ? [words] : [];
    });
  });
  expect(cut, "chosen words that a list cuts").toEqual([]);
}
