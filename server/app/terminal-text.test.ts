import { expect, test, vi } from "vitest";
import { createCommandContext } from "./command-context.ts";
import { terminalText } from "./terminal-text.ts";

test("a command prints a stranger's terminal escapes without their control characters", () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  createCommandContext().out("note: \u001b[2J\u001b]0;pwned\u0007 \u009b31mred\r\nnext\tcolumn");
  expect(written.mock.calls).toEqual([["note: [2J]0;pwned 31mred\nnext\tcolumn\n"]]);
  written.mockRestore();
});

test("letters of a terminal line keep their order", () => {
  expect(terminalText("invoice\u202egpj.exe, ünïcödé 日本 👩🏽‍💻")).toBe("invoicegpj.exe, ünïcödé 日本 👩🏽‍💻");
});
