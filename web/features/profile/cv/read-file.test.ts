import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CV_LIMITS, CV_PROBLEMS } from "./cv-limits.ts";
import { readFile } from "./read-file.ts";

/** A worker that answers what a test says, and notes its end. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  ended = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage() {}
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: {} })));
  FakeWorker.last = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(["%PDF-"], "cv.pdf");
/** Reads the file and returns why that failed. */
const failureOf = (signal: AbortSignal) =>
  readFile(file, signal).then(
    () => "none",
    (error: unknown) => (error as Error).message,
  );
const started = () => vi.waitUntil(() => FakeWorker.last, { timeout: 30_000 });

test("returns what the worker answers, past messages that aren't its own, and ends it", async () => {
  const reading = readFile(file, new AbortController().signal);
  const worker = await started();
  worker.say({ sourceName: "worker", targetName: "main", action: "ready" });
  worker.say({ reading: { name: null } });
  expect(await reading).toEqual({ name: null });
  expect(worker.ended).toBe(true);
});

test("ends the worker and names the limit when its time is up", async () => {
  const failure = failureOf(new AbortController().signal);
  const worker = await started();
  await vi.advanceTimersByTimeAsync(CV_LIMITS.seconds * 1000);
  expect(await failure).toBe(CV_PROBLEMS.slow);
  expect(worker.ended).toBe(true);
});

test("ends the worker when the person stops waiting, or when it breaks", async () => {
  const stop = new AbortController();
  const stopped = failureOf(stop.signal);
  const first = await started();
  stop.abort();
  expect(await stopped).toBe(CV_PROBLEMS.failed);
  FakeWorker.last = undefined;
  const broken = failureOf(new AbortController().signal);
  const second = await started();
  second.dispatchEvent(new Event("error", { cancelable: true }));
  expect(await broken).toBe(CV_PROBLEMS.failed);
  expect([first.ended, second.ended]).toEqual([true, true]);
});

test("refuses by size before anything loads", async () => {
  await expect(readFile(new File([], "cv.pdf"), new AbortController().signal)).rejects.toThrow(CV_PROBLEMS.empty);
  expect(FakeWorker.last).toBeUndefined();
});
