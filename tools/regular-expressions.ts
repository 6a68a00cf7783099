import { createHash } from "node:crypto";
import { parseSync, type Node } from "oxc-parser";
import { check } from "recheck";

/** A regular expression of a source text. */
export interface Expression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Finds the regular expressions of a source text: literals, and `RegExp` called with plain strings. */
export function expressionsIn(file: string, text: string): Expression[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const found: Expression[] = [];
  const pending: unknown[] = [program];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) pending.push(...(value as unknown[]));
    else if (isNode(value)) {
      const expression = expressionOf(value);
      if (expression !== null) found.push({ file, line: text.slice(0, value.start).split("\n").length, ...expression });
      pending.push(...Object.values(value));
    }
  }
  return found.toSorted((a, b) => a.line - b.line);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function expressionOf(node: Node): { source: string; flags: string } | null {
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
export async function problemOf({ source, flags }: Pick<Expression, "source" | "flags">): Promise<string | null> {
  const verdict = await check(source, flags, { timeout: 20_000 });
  if (verdict.status === "safe") return null;
  if (verdict.status === "unknown") return `could not be judged (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
}
