import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";

/** A picture of a screen at one width in one theme. */
export interface Picture {
  width: number;
  scheme: string;
  file: string;
}

/** How wide a sheet shows a picture, and how much of its height. */
const MOST_PX = 1500;
const FACTORS: readonly (readonly [upTo: number, factor: number])[] = [
  [800, 0.64],
  [1300, 0.56],
  [Infinity, 0.38],
];

/** Writes a contact sheet: the pictures beside one another, cut where they get long. */
export async function writeSheet(browser: Browser, file: string, pictures: readonly Picture[]): Promise<void> {
  const figures = pictures.map(({ width, scheme, file: picture }) => {
    const factor = FACTORS.find(([upTo]) => width <= upTo)![1];
    const data = readFileSync(picture).toString("base64");
    return `<figure style="width:${width * factor}px"><figcaption>${width} ${scheme}</figcaption><img src="data:image/png;base64,${data}" alt=""></figure>`;
  });
  const html = `<!doctype html><title>${path.basename(file)}</title><style>body{margin:8px;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px;background:#888;width:1480px}
    figure{margin:0;flex:none}img{width:100%;max-height:${MOST_PX}px;object-fit:cover;object-position:top;display:block}</style>${figures.join("")}`;
  const page = await browser.newPage({ viewport: { width: 1496, height: 900 } });
  await page.setContent(html, { waitUntil: "load" });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
