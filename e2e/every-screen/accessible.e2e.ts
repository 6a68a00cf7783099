import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("the accessibility check finds a planted picture without words, and a planted faint text in dark only", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.locator("html[data-hydrating]")).toHaveCount(0);
  await page.evaluate(() => document.querySelector("main")?.append(new Image(10, 10)));
  await expect(expectAccessible(page)).rejects.toThrow(/360 px, light[\s\S]*image-alt/);
  await page.reload();
  await expect(page.locator("html[data-hydrating]")).toHaveCount(0);
  await page.evaluate(() => {
    const text = document.createElement("p");
    text.textContent = "Faint in dark only";
    Object.assign(text.style, { color: "light-dark(#000, #222)", background: "light-dark(#fff, #111)" });
    document.querySelector("main")?.append(text);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/360 px, dark[\s\S]*color-contrast/);
});
