import type { CvWordsResponse } from "#contract/schemas/desk/cv-words.ts";
import type { CvReading } from "#contract/values/desk/cv/cv-reading.ts";
import { callApi } from "#web/api/api-client.ts";
import { CV_LIMITS, CV_PROBLEMS, CvProblem, refuseBySize } from "./cv-limits.ts";
import type { CvAnswer, CvTask } from "./cv-worker.ts";

/** Reads a CV in a worker of this browser. Only the names to look for come from the server. Throws CvProblem or ApiError. */
export async function readFile(file: File, signal: AbortSignal): Promise<CvReading> {
  refuseBySize(file.size);
  const [{ data: words }, buffer] = await Promise.all([
    callApi<CvWordsResponse>("/api/me/profile/cv-words", { signal }),
    file.arrayBuffer().catch((error: unknown) => {
      throw new CvProblem(CV_PROBLEMS.failed, { cause: error });
    }),
  ]);
  const { default: address } = await import("./cv-worker.ts?worker&url");
  const answer = await askWorker(address, { words, bytes: new Uint8Array(buffer) }, signal);
  if ("problem" in answer) throw new CvProblem(answer.problem);
  return answer.reading;
}

/** Runs the task in a worker that ends with its answer, when its time is up, or when the person no longer waits. */
function askWorker(address: string, task: CvTask, signal: AbortSignal): Promise<CvAnswer> {
  const worker = new Worker(address, { type: "module" });
  return new Promise<CvAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: CV_PROBLEMS.slow }), CV_LIMITS.seconds * 1000);
    signal.addEventListener("abort", () => reject(new CvProblem(CV_PROBLEMS.failed)), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isAnswer(data)) resolve(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve({ problem: CV_PROBLEMS.failed });
    });
    worker.postMessage(task, [task.bytes.buffer]);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }).finally(() => worker.terminate());
}

/** The reader of PDFs posts messages of its own from a worker. */
function isAnswer(data: unknown): data is CvAnswer {
  return typeof data === "object" && data !== null && ("reading" in data || "problem" in data);
}
