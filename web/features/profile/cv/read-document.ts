import type { CvDocument } from "#contract/values/desk/cv/cv-reading.ts";
import { CV_LIMITS, CV_PROBLEMS, CvProblem, refuseBySize } from "./cv-limits.ts";

/** How many bytes before `%PDF-` readers of PDFs allow. */
const PDF_PREAMBLE = 1024;
const OLD_WORD = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Reads a CV by what the file holds; its name may be wrong. Loads only the reader that it needs. Throws CvProblem. */
export async function readDocument(bytes: Uint8Array): Promise<CvDocument> {
  refuseBySize(bytes.length);
  const document = await readByKind(bytes);
  if (document.lines.length === 0) throw new CvProblem(CV_PROBLEMS.noText);
  if (document.lines.length > CV_LIMITS.lines) throw new CvProblem(CV_PROBLEMS.text);
  return document;
}

async function readByKind(bytes: Uint8Array): Promise<CvDocument> {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_PREAMBLE));
  if (start.includes("%PDF-")) return await (await import("./read-pdf.ts")).readPdf(bytes);
  if (startsWith(bytes, ZIP)) return await (await import("./read-docx.ts")).readDocx(bytes);
  if (startsWith(bytes, OLD_WORD)) throw new CvProblem(CV_PROBLEMS.oldWord);
  const text = new TextDecoder().decode(bytes);
  if (!/^[\s\uFEFF]*[[{]/.test(text.slice(0, PDF_PREAMBLE))) throw new CvProblem(CV_PROBLEMS.kind);
  return (await import("./read-json-resume.ts")).readJsonResume(text.replace(/^\uFEFF/, ""));
}
