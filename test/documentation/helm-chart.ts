import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";

type Values = Record<string, unknown>;
/** A line of a template that opens a block, and what it opens. */
const OPENS = /^\s*\{\{-? (if|range) (.+?) -?\}\}\s*$/;
const ENDS = /^\s*\{\{-? end -?\}\}\s*$/;

/** A Kubernetes object. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  [key: string]: unknown;
}

/** Renders the chart in `folder` as Helm does, as far as its templates go: values, `if`, `range` over a map, `quote`, `toYaml`. Throws for anything else. */
export function renderChart(folder: string, release: string, overrides: Values = {}): KubernetesObject[] {
  const values = { ...(parse(readFileSync(path.join(folder, "values.yaml"), "utf8")) as Values), ...overrides };
  const scope = { Values: values, Release: { Name: release } };
  const rendered = globSync("templates/*.yaml", { cwd: folder })
    .toSorted()
    .map((file) => renderLines(readFileSync(path.join(folder, file), "utf8").split("\n"), scope, {}).join("\n"));
  const documents = parseAllDocuments(rendered.join("\n---\n"));
  return documents.flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    const object = document.toJS() as KubernetesObject | null;
    return object === null ? [] : [object];
  });
}

function renderLines(lines: readonly string[], scope: Values, variables: Values): string[] {
  const rendered: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const opened = OPENS.exec(line);
    if (opened === null) {
      rendered.push(renderLine(line, scope, variables));
      continue;
    }
    const end = endOf(lines, at);
    const inner = lines.slice(at + 1, end);
    const [, kind, expression = ""] = opened;
    if (kind === "if") {
      const isNot = expression.startsWith("not ");
      if (Boolean(valueOf(expression.replace(/^not /, ""), scope, variables)) !== isNot)
        rendered.push(...renderLines(inner, scope, variables));
    } else {
      const [, key = "", value = "", map = ""] = /^(\$\w+), (\$\w+) := (.+)$/.exec(expression) ?? [];
      for (const [name, each] of Object.entries(valueOf(map, scope, variables) as Values))
        rendered.push(...renderLines(inner, scope, { ...variables, [key]: name, [value]: each }));
    }
    at = end;
  }
  return rendered;
}

function endOf(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < lines.length; at += 1) {
    if (OPENS.test(lines[at]!)) depth += 1;
    if (ENDS.test(lines[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`nothing ends ${lines[from]!.trim()}`);
}

function renderLine(line: string, scope: Values, variables: Values): string {
  const block = /^\s*\{\{- toYaml (\S+) \| nindent (\d+) \}\}$/.exec(line);
  if (block) {
    const indent = " ".repeat(Number(block[2]));
    const lines = JSON.stringify(valueOf(block[1]!, scope, variables), null, 2).split("\n");
    return lines.map((each) => indent + each).join("\n");
  }
  return line.replaceAll(/\{\{ (\S+)( \| quote)? \}\}/g, (_whole, expression: string, isQuoted?: string) => {
    const value = String(valueOf(expression, scope, variables));
    return isQuoted === undefined ? value : JSON.stringify(value);
  });
}

function valueOf(expression: string, scope: Values, variables: Values): unknown {
  if (expression.startsWith("$")) return variables[expression];
  if (!/^(\.\w+)+$/.test(expression)) throw new Error(`${expression} can't be rendered here`);
  const keys = expression.slice(1).split(".");
  return keys.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || !(key in value)) throw new Error(`${expression} has no value`);
    return (value as Values)[key];
  }, scope);
}
