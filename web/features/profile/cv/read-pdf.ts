import { Unzlib } from "fflate";
import { getDocumentProxy } from "unpdf";
import type { CvDocument, CvLine } from "#contract/values/desk/cv/cv-reading.ts";
import { linesOfPage, type PlacedText } from "#contract/values/desk/cv/layout.ts";
import { CV_LIMITS, CV_PROBLEMS, CvProblem } from "./cv-limits.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Fewer letters than this are the stray text of a scan. */
const LEAST_LETTERS = 40;

/** Reads the text of a PDF in reading order, with the addresses it links to. Throws CvProblem. */
export async function readPdf(bytes: Uint8Array): Promise<CvDocument> {
  refuseHostile(bytes);
  const pdf = await opened(bytes);
  if (pdf.numPages > CV_LIMITS.pages) throw new CvProblem(CV_PROBLEMS.pages);
  const lines: CvLine[] = [];
  const links: string[] = [];
  let pieces = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const placed = await placedText(page);
    pieces += placed.length;
    if (pieces > CV_LIMITS.pieces) throw new CvProblem(CV_PROBLEMS.text);
    lines.push(...linesOfPage(placed));
    links.push(...(await linksOf(page)));
  }
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < LEAST_LETTERS) throw new CvProblem(CV_PROBLEMS.scanned);
  return { lines, links };
}

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    // No script of the file runs, no font or picture of it is decoded: only its text is of interest.
    return await getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0 });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === "PasswordException";
    throw new CvProblem(encrypted ? CV_PROBLEMS.password : CV_PROBLEMS.damaged, { cause: error });
  }
}

async function placedText(page: Page): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str === "") return [];
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.round(Math.hypot(skew, scale) * 10) / 10;
    return [{ text: item.str, x, y, width: item.width, size, bold: false }];
  });
}

async function linksOf(page: Page): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string }[];
  return annotations.flatMap(({ subtype, url }) => (subtype === "Link" && url !== undefined ? [url] : []));
}

/** Letters of the file as they are, one byte each. */
const latin = new TextDecoder("latin1");

/** Refuses a file whose objects or unpacked contents are beyond the limits, before anything reads them. Throws CvProblem. */
function refuseHostile(bytes: Uint8Array): void {
  const text = latin.decode(bytes);
  let objects = 0;
  for (let at = text.indexOf(" obj"); at !== -1; at = text.indexOf(" obj", at + 4)) objects += 1;
  for (const { 1: packed } of text.matchAll(/\/N (\d{1,12})\b/g)) objects += Number(packed);
  if (objects > CV_LIMITS.pdfObjects) throw new CvProblem(CV_PROBLEMS.objects);

  let unpacked = 0;
  for (let at = text.indexOf("stream"); at !== -1; at = text.indexOf("stream", at + 6)) {
    if (text.startsWith("end", at - 3)) continue;
    const dictionary = text.slice(Math.max(text.lastIndexOf(" obj", at), at - 2000, 0), at);
    const filters = dictionary.split(/\/(?:FlateDecode|Fl)\b/).length - 1;
    // What is packed twice hides its size, and no writer of CVs does it.
    if (filters > 1) throw new CvProblem(CV_PROBLEMS.pdfBomb);
    if (filters === 0 || /\/Subtype\s*\/Image/.test(dictionary)) continue;
    const start = at + 6 + (text.charAt(at + 6) === "\r" ? 2 : 1);
    const end = text.indexOf("endstream", start);
    unpacked += unpackedSize(bytes.subarray(start, end === -1 ? undefined : end), CV_LIMITS.pdfBytes - unpacked);
    if (unpacked > CV_LIMITS.pdfBytes) throw new CvProblem(CV_PROBLEMS.pdfBomb);
  }
}

const CHUNK = 16_384;

/** Returns how many bytes a stream unpacks to; counting stops after `most`. */
function unpackedSize(packed: Uint8Array, most: number): number {
  let size = 0;
  const stream = new Unzlib((data) => {
    size += data.length;
  });
  try {
    for (let at = 0; at < packed.length; at += CHUNK) {
      stream.push(packed.subarray(at, at + CHUNK));
      if (size > most) break;
    }
  } catch {
    // What isn't packed properly, the reader of PDFs skips or refuses.
  }
  return size;
}
