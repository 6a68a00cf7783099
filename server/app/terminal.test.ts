import { expect, test } from "vitest";
import { createTerminal, type TerminalStream } from "./terminal.ts";

/** Returns the lines that a terminal shows after these writes: `\r` returns to the start, `ESC [2K` clears the line. */
function shown(writes: readonly string[]): string[] {
  return writes
    .join("")
    .split("\n")
    .map((line) => line.split("\r\u001b[2K").at(-1) ?? "");
}

function fakeStream(options: Omit<TerminalStream, "write"> = {}): TerminalStream & { writes: string[] } {
  const writes: string[] = [];
  return { ...options, writes, write: (text: string) => writes.push(text) };
}

test("a pinned line changes in place and stays below what is written", () => {
  const stream = fakeStream({ isTTY: true, columns: 40 });
  const terminal = createTerminal(stream);
  terminal.write("one\n");
  terminal.pin("Reading: 1 of 9");
  terminal.write("two\n");
  terminal.pin("Reading: 2 of 9");
  expect(shown(stream.writes)).toEqual(["one", "two", "Reading: 2 of 9"]);
  terminal.pin(null);
  terminal.write("three\n");
  expect(shown(stream.writes)).toEqual(["one", "two", "three", ""]);
});

test("a pinned line is cut to the width of the terminal", () => {
  const stream = fakeStream({ isTTY: true, columns: 10 });
  createTerminal(stream).pin("0123456789");
  expect(shown(stream.writes)).toEqual(["012345678"]);
});

test("a pinned line is whole on a terminal that doesn't know its width", () => {
  const stream = fakeStream({ isTTY: true, columns: 0 });
  createTerminal(stream).pin("0123456789");
  expect(shown(stream.writes)).toEqual(["0123456789"]);
});

test("a file or a pipe gets the written lines only", () => {
  const stream = fakeStream();
  const terminal = createTerminal(stream);
  terminal.pin("Reading: 1 of 9");
  terminal.write("one\n");
  expect(terminal.canPin).toBe(false);
  expect(stream.writes).toEqual(["one\n"]);
});
