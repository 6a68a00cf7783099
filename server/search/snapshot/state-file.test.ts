import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { captureState, DamagedFileError, readState, writeState } from "./state-file.ts";

function temporaryFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, "state");
}

const STATE = {
  about: { name: "größer", none: null, numbers: [1, 2.5, -3] },
  lists: [Uint8Array.of(1, 2, 3), null, Uint16Array.of(65_535), new Uint32Array(0)],
  byCode: new Map([[7, { words: Uint32Array.of(1, 2 ** 31), size: 2 }]]),
  reals: Float64Array.of(Math.PI, -Infinity, NaN),
  signed: Int32Array.of(-1),
  narrow: Float32Array.of(0.5),
};

const accept = () => {};

test("a state comes back as it was", async () => {
  const file = temporaryFile();
  await writeState(file, captureState(STATE));
  expect(await readState(file, accept)).toEqual(STATE);
  expect(readdirSync(path.dirname(file))).toEqual(["state"]);
});

test("a state comes from memory that threads share, and into it", async () => {
  const file = temporaryFile();
  await writeState(file, captureState(STATE));
  const shared = (await readState(file, accept, true)) as typeof STATE;
  expect([shared.reals, shared.byCode.get(7)!.words].map(({ buffer }) => buffer.constructor.name)).toEqual([
    "SharedArrayBuffer",
    "SharedArrayBuffer",
  ]);
  await writeState(file, captureState(shared));
  expect(await readState(file, accept)).toEqual(STATE);
});

test("a view into a longer array is stored as long as it is", async () => {
  const file = temporaryFile();
  await writeState(file, captureState({ part: Uint16Array.of(1, 2, 3, 4).subarray(1, 3) }));
  expect(await readState(file, accept)).toEqual({ part: Uint16Array.of(2, 3) });
});

test("a file that isn't there is no state", async () => {
  expect(await readState(temporaryFile(), accept)).toBeNull();
});

test("every damaged byte, missing byte and byte too many is found", async () => {
  const file = temporaryFile();
  await writeState(file, captureState({ name: "größer", reals: Float64Array.of(1, 2), bytes: Uint8Array.of(3) }));
  const whole = readFileSync(file);
  const damaged = [
    ...Array.from(whole, (byte, at) => whole.with(at, byte ^ 1)),
    ...Array.from(whole, (_, length) => whole.subarray(0, length)),
    Buffer.concat([whole, Buffer.of(0)]),
  ];
  for (const bytes of damaged) {
    writeFileSync(file, bytes);
    await expect(readState(file, accept)).rejects.toThrow(DamagedFileError);
  }
});

test("what is not accepted isn't read", async () => {
  const file = temporaryFile();
  await writeState(file, captureState(STATE));
  const seen: unknown[] = [];
  await expect(
    readState(file, (state) => {
      seen.push((state as typeof STATE).about);
      throw new Error("another version");
    }),
  ).rejects.toThrow("another version");
  expect(seen).toEqual([STATE.about]);
});

test("writing that is stopped leaves the file that was there", async () => {
  const file = temporaryFile();
  await writeState(file, captureState({ number: 1 }));
  await expect(writeState(file, captureState(STATE), AbortSignal.abort())).rejects.toThrow("abort");
  expect(await readState(file, accept)).toEqual({ number: 1 });
  expect(readdirSync(path.dirname(file))).toEqual(["state"]);
});
