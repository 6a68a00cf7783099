import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { EncodeAnswer, EncodeRequest } from "./logo-encoder-process.ts";
import { LogoRefused, type LogoPicture } from "./logo-picture.ts";

export interface LogoEncoder {
  /** Encodes a downloaded picture. Throws LogoRefused, also when decoding takes too long or crashes. */
  encode(bytes: Buffer): Promise<LogoPicture>;
  close(): void;
}

const SCRIPT = path.join(import.meta.dirname, "logo-encoder-process.ts");
const LIMIT_MS = 10_000;

/**
 * Decodes pictures one after another in a child process, so that a decoder that crashes or hangs costs one picture. The
 * process starts with the first picture and is replaced after a crash.
 */
export function openLogoEncoder({ limitMs = LIMIT_MS, script = SCRIPT } = {}): LogoEncoder {
  let child: ChildProcess | null = null;
  let line: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(script, { execArgv: ["--max-old-space-size=128"], serialization: "advanced", env: {} });
    started.once("exit", () => {
      if (child === started) child = null;
    });
    return started;
  }

  function encodeOne(bytes: Buffer): Promise<LogoPicture> {
    const encoder = (child ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<LogoPicture>();
    const onAnswer = (answer: EncodeAnswer) =>
      "refused" in answer
        ? reject(new LogoRefused(answer.refused))
        : resolve({ ...answer, webp: Buffer.from(answer.webp) });
    const onEnd = () => reject(new LogoRefused("the decoder crashed"));
    const timer = setTimeout(() => {
      encoder.kill("SIGKILL");
      child = null;
      reject(new LogoRefused(`decoding took longer than ${limitMs / 1000} s`));
    }, limitMs);
    encoder.once("message", onAnswer).once("exit", onEnd).once("error", onEnd);
    encoder.send({ bytes } satisfies EncodeRequest);
    return promise.finally(() => {
      clearTimeout(timer);
      encoder.off("message", onAnswer).off("exit", onEnd).off("error", onEnd);
    });
  }

  return {
    encode(bytes) {
      const answer = line.then(() => encodeOne(bytes));
      line = answer.catch(() => {});
      return answer;
    },
    close() {
      child?.disconnect();
      child = null;
    },
  };
}
