import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import { type Block, blocksOf, type CvText, mainBlocks, sideBlocks } from "./cv-text.ts";

export type PdfLayout = "one-column" | "sidebar-left" | "sidebar-right" | "two-column" | "table";

interface Placed {
  text: string;
  x: number;
  y: number;
  size: number;
  font: PDFFont;
}

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 48];
const TEXT = 10;

interface Column {
  x: number;
  width: number;
  y: number;
}

/**
 * Writes a CV as a PDF. `scattered` draws each word on its own and all of them in the order of the page's rows, as many programs do, so that only
 * the positions tell the columns.
 */
export async function writePdf(
  cv: CvText,
  layout: PdfLayout,
  { scattered }: { scattered: boolean },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const placed: Placed[] = [];
  const column = (x: number, width: number, y: number): Column => ({ x, width, y });
  const put = (into: Column, text: string, { size = TEXT, font = plain, gap = 4 } = {}) => {
    for (const line of wrapped(text, font, size, into.width)) {
      into.y -= size + gap;
      placed.push({ text: line, x: into.x, y: into.y, size, font });
    }
  };
  const putBlock = (into: Column, { heading, rows }: Block, labelWidth = 0) => {
    if (heading !== "") {
      into.y -= 8;
      put(into, layout === "sidebar-right" ? heading.toUpperCase() : heading, { size: 12, font: bold });
    }
    for (const { label, text, strong } of rows) {
      if (labelWidth === 0) {
        put(into, label === "" ? text : strong ? `${text}, ${label}` : `${label}: ${text}`, {
          font: strong ? bold : plain,
        });
        continue;
      }
      const y = into.y;
      const beside = column(into.x + labelWidth, into.width - labelWidth, y);
      put(beside, text, { font: strong ? bold : plain });
      if (label !== "") put(column(into.x, labelWidth - 8, y), label);
      into.y = beside.y;
    }
  };
  const page = column(MARGIN, WIDTH - 2 * MARGIN, HEIGHT - MARGIN);
  const title = (into: Column) => {
    put(into, cv.name, { size: 22, font: bold });
    put(into, cv.headline, { size: 12 });
  };
  if (layout === "one-column" || layout === "table") {
    title(page);
    for (const each of blocksOf(cv)) putBlock(page, each, layout === "table" ? 130 : 0);
  } else if (layout === "two-column") {
    title(page);
    put(page, cv.contact.join("  |  "));
    page.y -= 6;
    const half = (page.width - 24) / 2;
    const [left, right] = [column(MARGIN, half, page.y), column(MARGIN + half + 24, half, page.y)];
    for (const each of mainBlocks(cv)) putBlock(left, each);
    for (const each of sideBlocks(cv).slice(1)) putBlock(right, each);
  } else {
    const side = column(layout === "sidebar-left" ? MARGIN : WIDTH - MARGIN - 150, 150, page.y);
    const main = column(layout === "sidebar-left" ? MARGIN + 174 : MARGIN, page.width - 174, page.y);
    title(main);
    for (const each of mainBlocks(cv)) putBlock(main, each);
    for (const each of sideBlocks(cv)) putBlock(side, each);
  }
  draw(pdf.addPage([WIDTH, HEIGHT]), placed, scattered);
  return await pdf.save();
}

function draw(page: PDFPage, placed: readonly Placed[], scattered: boolean): void {
  const inOrder = scattered ? placed.toSorted((one, other) => other.y - one.y || one.x - other.x) : placed;
  for (const { text, x, y, size, font } of inOrder) {
    if (!scattered) {
      page.drawText(text, { x, y, size, font });
      continue;
    }
    let at = x;
    for (const word of text.split(" ")) {
      page.drawText(word, { x: at, y, size, font });
      at += font.widthOfTextAtSize(`${word} `, size);
    }
  }
}

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
