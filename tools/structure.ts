import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, type Node } from "oxc-parser";

const TEST_FILE = /\.(?:test|e2e)\.tsx?$/;

/** A function with its place and its length in lines, first to last. */
export interface FunctionSize {
  file: string;
  line: number;
  lines: number;
  parameters: number;
}

/** The size of the code: what a reader has to take in at once. */
export interface Structure {
  /** Code files, tests left out. */
  files: number;
  medianLines: number;
  longestFile: { file: string; lines: number };
  longestFunction: FunctionSize;
  mostParameters: FunctionSize;
  /** Folders by their number of code files (tests left out), the fullest first. */
  folders: { folder: string; files: number }[];
}

/** Measures code files, given as paths from `root`. Generated files belong left out by the caller. */
export function measureStructure(root: string, files: readonly string[]): Structure {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !TEST_FILE.test(file) && !file.endsWith(".d.ts"));
  const texts = code.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const sizes = texts
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split("\n").length }))
    .toSorted((a, b) => a.lines - b.lines);
  const functions = texts.flatMap(({ file, text }) => functionSizes(file, text));
  const folders = new Map<string, number>();
  for (const file of code) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1);
  return {
    files: code.length,
    medianLines: sizes[Math.floor(sizes.length / 2)]?.lines ?? 0,
    longestFile: sizes.at(-1) ?? { file: "", lines: 0 },
    longestFunction: largest(functions, "lines"),
    mostParameters: largest(functions, "parameters"),
    folders: [...folders].map(([folder, count]) => ({ folder, files: count })).toSorted((a, b) => b.files - a.files),
  };
}

function largest(functions: readonly FunctionSize[], by: "lines" | "parameters"): FunctionSize {
  return functions.reduce((most, each) => (each[by] > most[by] ? each : most), {
    file: "",
    line: 0,
    lines: 0,
    parameters: 0,
  });
}

/** Every function of a source text: declarations, expressions, arrows and methods. */
function functionSizes(file: string, text: string): FunctionSize[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const starts = lineStarts(text);
  const found: FunctionSize[] = [];
  const pending: unknown[] = [program];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) pending.push(...(value as unknown[]));
    else if (isNode(value)) {
      if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type)) {
        const first = lineOf(starts, value.start);
        found.push({
          file,
          line: first,
          lines: lineOf(starts, value.end) - first + 1,
          parameters: (value as unknown as { params: unknown[] }).params.length,
        });
      }
      pending.push(...(Object.values(value) as unknown[]));
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
}

/** The number of the line, from 1, that holds a position. */
function lineOf(starts: readonly number[], position: number): number {
  const after = starts.findIndex((start) => start > position);
  return after === -1 ? starts.length : after;
}
