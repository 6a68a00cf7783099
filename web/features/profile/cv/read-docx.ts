import { Unzip, UnzipInflate, zipSync } from "fflate";
import mammoth from "mammoth";
import type { CvDocument, CvLine } from "#contract/values/desk/cv/cv-reading.ts";
import { CV_LIMITS, CV_PROBLEMS, CvProblem } from "./cv-limits.ts";

/** A node of the document as mammoth reads it. */
interface DocxNode {
  type: string;
  children?: DocxNode[];
  value?: string;
  styleName?: string | null;
  fontSize?: number | null;
  isBold?: boolean;
  href?: string;
  breakType?: string;
}

/** Reads the text of a DOCX in reading order, the rows of a table as one line each. Throws CvProblem. */
export async function readDocx(bytes: Uint8Array): Promise<CvDocument> {
  const parts = textParts(bytes);
  if (parts["word/document.xml"] === undefined) throw new CvProblem(CV_PROBLEMS.kind);
  const packed = zipSync(parts, { level: 0 });
  let root: DocxNode | undefined;
  const options = {
    transformDocument(element: unknown) {
      root = element as DocxNode;
      return element;
    },
    convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
  };
  try {
    const { buffer } = packed;
    // In a browser mammoth reads the one, in Node the other.
    await mammoth.convertToHtml(
      { arrayBuffer: buffer, buffer: packed } as Parameters<typeof mammoth.convertToHtml>[0],
      options,
    );
  } catch (error) {
    throw new CvProblem(CV_PROBLEMS.damaged, { cause: error });
  }
  if (root === undefined) throw new CvProblem(CV_PROBLEMS.damaged);
  const found: CvDocument = { lines: [], links: [] };
  walk(root, found);
  const sizes = found.lines.map(({ size }) => size).filter((size) => size > 0);
  const usual = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 11;
  return {
    ...found,
    lines: found.lines.map((line) => ({
      ...line,
      size: line.size === 0 ? 1 : Math.round((line.size / usual) * 100) / 100,
    })),
  };
}

/** The parts that hold text, its styles and its links. Pictures stay packed. */
const TEXT_PART = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.]+\.(?:xml|rels))$/;
const MOST_PARTS = 2_000;
const CHUNK = 16_384;

/** Unpacks the text of a DOCX, counting what comes out: a file can lie about its size. Throws CvProblem. */
function textParts(bytes: Uint8Array): Record<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  let files = 0;
  const zip = new Unzip((file) => {
    files += 1;
    if (!TEXT_PART.test(file.name)) return;
    const list: Uint8Array[] = [];
    chunks.set(file.name, list);
    file.ondata = (error, data) => {
      if (error) throw error;
      unpacked += data.length;
      if (unpacked <= CV_LIMITS.docxBytes) list.push(data);
    };
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      zip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
      if (unpacked > CV_LIMITS.docxBytes || files > MOST_PARTS) throw new CvProblem(CV_PROBLEMS.bomb);
    }
  } catch (error) {
    throw error instanceof CvProblem ? error : new CvProblem(CV_PROBLEMS.damaged, { cause: error });
  }
  const parts = Object.fromEntries([...chunks].map(([name, list]) => [name, concatenated(list)]));
  // Word writes no document type; one can only define entities that multiply.
  if (Object.values(parts).some((part) => new TextDecoder().decode(part).includes("<!DOCTYPE")))
    throw new CvProblem(CV_PROBLEMS.damaged);
  return parts;
}

function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The letters' height that headings have when their runs don't say one, in points. */
const HEADING_SIZES: [RegExp, number][] = [
  [/^title$/i, 24],
  [/^heading 1$/i, 16],
  [/^heading [2-9]$/i, 13],
];

function walk(node: DocxNode, found: CvDocument): void {
  if (found.lines.length > CV_LIMITS.lines) throw new CvProblem(CV_PROBLEMS.text);
  if (node.type === "paragraph") return addParagraph(node, found);
  if (node.type === "table") return addTable(node, found);
  for (const child of node.children ?? []) walk(child, found);
}

function addParagraph(paragraph: DocxNode, { lines, links }: CvDocument): void {
  const text: string[] = [];
  let size = HEADING_SIZES.find(([name]) => name.test(paragraph.styleName ?? ""))?.[1] ?? 0;
  let bold = true;
  const visit = (node: DocxNode) => {
    if (node.href !== undefined) links.push(node.href);
    if (node.type === "text") text.push(node.value ?? "");
    if (node.type === "tab") text.push("\t");
    if (node.type === "break") text.push("\n");
    if (node.type === "run" && (node.children?.length ?? 0) > 0) {
      size = Math.max(size, node.fontSize ?? 0);
      bold &&= node.isBold === true;
    }
    for (const child of node.children ?? []) visit(child);
  };
  for (const child of paragraph.children ?? []) visit(child);
  for (const line of text.join("").split("\n")) if (line.trim() !== "") lines.push({ text: line.trim(), size, bold });
}

/** Adds a table by rows: a row of short cells is one line; a row of long cells is columns, one after the other. */
function addTable(table: DocxNode, found: CvDocument): void {
  for (const row of table.children ?? []) {
    const cells = (row.children ?? []).map((cell) => {
      const part: CvLine[] = [];
      walk({ type: "cell", children: cell.children ?? [] }, { lines: part, links: found.links });
      return part;
    });
    const filled = cells.filter((cell) => cell.length > 0);
    const [first] = filled;
    if (first === undefined) continue;
    if (filled.length > 1 && filled.every((cell) => cell.length === 1)) {
      found.lines.push({ ...first[0]!, text: filled.map((cell) => cell[0]!.text).join("\t") });
      continue;
    }
    // A label beside several lines: the label and the first of them are one line.
    if (filled.length === 2 && first.length === 1 && first[0]!.size <= filled[1]![0]!.size) {
      const [beside, ...rest] = filled[1]!;
      found.lines.push({ ...beside!, text: `${first[0]!.text}\t${beside!.text}` }, ...rest);
      continue;
    }
    found.lines.push(...filled.flat());
  }
}
