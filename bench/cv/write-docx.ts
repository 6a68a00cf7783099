import { strToU8, zipSync } from "fflate";
import { type Block, blocksOf, type CvText, mainBlocks, sideBlocks } from "./cv-text.ts";

export type DocxLayout = "one-column" | "sidebar" | "table";

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Writes a CV as a DOCX. */
export function writeDocx(cv: CvText, layout: DocxLayout): Uint8Array {
  const title = paragraph(cv.name, "Title") + paragraph(cv.headline);
  const body =
    layout === "sidebar"
      ? table([[sideBlocks(cv).map(plain).join(""), title + mainBlocks(cv).map(plain).join("")]])
      : title +
        blocksOf(cv)
          .map(layout === "table" ? tabled : plain)
          .join("");
  return docxOf(body);
}

/** Packs the body of a document. */
export function docxOf(body: string): Uint8Array {
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    "word/styles.xml": `${XML}<w:styles ${WORD}><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    "word/document.xml": `${XML}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Returns a paragraph of a document's body. */
export function paragraph(text: string, style?: string): string {
  const properties = style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell === "" ? "<w:p/>" : cell}</w:tc>`).join("");
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}

function plain({ heading, rows }: Block): string {
  const line = ({ label, text, strong }: Block["rows"][number]) =>
    label === "" ? text : strong ? `${text} (${label})` : `${label}: ${text}`;
  return paragraph(heading, "Heading1") + rows.map((row) => paragraph(line(row))).join("");
}

/** A table without borders, as in a tabular CV: times and labels on the left. */
function tabled({ heading, rows }: Block): string {
  const lines: [string, string[]][] = [];
  for (const { label, text } of rows) {
    const last = lines.at(-1);
    if (label === "" && last !== undefined && last[0] !== "") last[1].push(text);
    else lines.push([label, [text]]);
  }
  return (
    paragraph(heading, "Heading1") +
    table(
      lines.map(([label, texts]) => [
        label === "" ? "" : paragraph(label),
        texts.map((text) => paragraph(text)).join(""),
      ]),
    )
  );
}
