import type { CvWords } from "#contract/schemas/desk/cv-words.ts";
import type { CvReading } from "#contract/values/desk/cv/cv-reading.ts";
import { cvReader } from "#contract/values/desk/cv/read-cv.ts";
import { CV_PROBLEMS, CvProblem } from "./cv-limits.ts";
import { readDocument } from "./read-document.ts";

/** What the page sends the worker that reads a CV. */
export interface CvTask {
  bytes: Uint8Array;
  words: CvWords;
}

/** What the worker answers. */
export type CvAnswer = { reading: CvReading } | { problem: string };

/** A worker, so that a hostile file can't hold up the page: the page ends it after a while. */
self.addEventListener("message", ({ data }: MessageEvent<CvTask>) => {
  void answer(data).then((message) => self.postMessage(message, { transfer: [] }));
});

async function answer({ bytes, words }: CvTask): Promise<CvAnswer> {
  try {
    return { reading: cvReader(words)(await readDocument(bytes), new Date()) };
  } catch (error) {
    return { problem: error instanceof CvProblem ? error.message : CV_PROBLEMS.damaged };
  }
}
