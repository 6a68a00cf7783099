/** What a CV may be. Real ones are far smaller; beyond these a file only costs the reader's device time. */
export const CV_LIMITS = {
  fileBytes: 10_000_000,
  /** Unpacked text of a DOCX file, and unpacked content of a PDF. */
  docxBytes: 10_000_000,
  pdfBytes: 30_000_000,
  pdfObjects: 50_000,
  pages: 30,
  /** Pieces of text of a PDF. */
  pieces: 60_000,
  lines: 5_000,
  seconds: 20,
} as const;

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => `${bytes / MEGABYTE} MB`;

/** A file that can't be read as a CV. The message is for the person: what is wrong, and what to do. */
export class CvProblem extends Error {}

/** One sentence for each problem. */
export const CV_PROBLEMS = {
  empty: "This file is empty: please choose another one.",
  large: `This file has more than ${megabytes(CV_LIMITS.fileBytes)}, the most that a CV may have: please choose a smaller one.`,
  kind: "This file is neither a PDF, a DOCX nor a JSON Resume, whatever its name says: please save your CV as one of these.",
  damaged: "This file is damaged or incomplete: please save your CV again and choose the new file.",
  password: "This file is protected with a password: please save a copy without one.",
  oldWord:
    "This file is protected with a password or from an old version of Word: please save it as DOCX or PDF without a password.",
  scanned: "This PDF holds pictures of text, which can’t be read: please choose a PDF with selectable text, or a DOCX.",
  bomb: `Unpacked, this file has more than ${megabytes(CV_LIMITS.docxBytes)} of text, the most that a CV may have: please save it again without what isn’t yours.`,
  pdfBomb: `Unpacked, this PDF has more than ${megabytes(CV_LIMITS.pdfBytes)}, the most that a CV may have: please print it to a new PDF.`,
  objects: `This PDF has more than ${CV_LIMITS.pdfObjects.toLocaleString("en")} objects, the most that a CV may have: please print it to a new PDF.`,
  pages: `This file has more than ${CV_LIMITS.pages} pages, the most that a CV may have: please choose a shorter one.`,
  text: "This file has more text than a CV may have: please choose a shorter one.",
  noText: "This file has no text: please choose another one.",
  json: "This JSON isn’t a résumé by the JSON Resume schema: please choose one with a part “basics”, “work” or “skills”.",
  brokenJson: "This JSON file has a mistake in its syntax: please correct it or export your résumé again.",
  slow: `Reading this file took longer than ${CV_LIMITS.seconds} seconds, so we stopped: please choose a simpler one.`,
  failed: "We couldn’t read this file: please try again, or choose another one.",
} as const;

/** Throws CvProblem for a file that needn't be opened to be refused. */
export function refuseBySize(bytes: number): void {
  if (bytes === 0) throw new CvProblem(CV_PROBLEMS.empty);
  if (bytes > CV_LIMITS.fileBytes) throw new CvProblem(CV_PROBLEMS.large);
}
