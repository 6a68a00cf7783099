import { createHash } from "node:crypto";
import type { Node } from "oxc-parser";
import { check } from "recheck";
import { nodesOf, parseSource } from "./syntax-tree.ts";
import { withoutModifiers } from "./without-modifiers.ts";

/** A regular expression of a source text. */
export interface Expression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Finds the regular expressions of a source text: literals, and `RegExp` called with plain strings. */
export function expressionsIn(file: string, text: string): Expression[] {
  return nodesOf(parseSource(file, text))
    .flatMap(({ node }) => {
      const expression = expressionOf(node);
      return expression === null ? [] : [{ file, ...placeOf(text, node), ...expression }];
    })
    .map(({ column: _column, ...expression }) => expression)
    .toSorted((a, b) => a.line - b.line);
}

/** Returns the line and the column of a node, both from 1. */
export function placeOf(text: string, { start }: Node): { line: number; column: number } {
  const lines = text.slice(0, start).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** Returns the expression that a node is or builds of plain strings; null for any other node. */
export function expressionOf(node: Node): { source: string; flags: string } | null {
  if (node.type === "Literal" && "regex" in node) return { source: node.regex.pattern, flags: node.regex.flags };
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return null;
  if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return null;
  const [source, flags] = node.arguments.map((each) =>
    each.type === "Literal" && typeof each.value === "string" ? each.value : null,
  );
  return typeof source === "string" && flags !== null ? { source, flags: flags ?? "" } : null;
}

/** Identifies an expression in the list of those that are known to be linear. */
export function expressionId({ source, flags }: Pick<Expression, "source" | "flags">): string {
  return createHash("sha256").update(`/${source}/${flags}`).digest("hex").slice(0, 16);
}

/** Returns why an expression is not known to be linear in the length of its text, with an attack; null when it is. */
export async function problemOf(expression: Pick<Expression, "source" | "flags">): Promise<string | null> {
  const { source, flags } = withoutModifiers(expression);
  const verdict = await check(source, flags, { timeout: 20_000 });
  if (verdict.status === "safe") return null;
  if (verdict.status === "unknown") return `could not be judged (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
}
