import type { CallExpression, Expression as Value, NewExpression, Node, Program } from "oxc-parser";
import { Worker } from "node:worker_threads";
import { type Expression, expressionOf, placeOf } from "./regular-expressions.ts";
import type { Noted } from "./note-built-expressions.ts";
import { BUILDER_FILES, BUILDERS } from "./builders.ts";
import { evaluate } from "./pattern-parts.ts";
import { nodesOf, parseSource, type Placed } from "./syntax-tree.ts";

/** What stands for escaped input when a pattern is judged: letters, digits and spaces, and an escaped character. */
const STAND_INS = ["a", "aa", "a b", " ", "0", "-", String.raw`\.`];

/** A call of `RegExp`, or of a function that builds expressions, with more than plain strings. */
export interface Construction {
  file: string;
  line: number;
  column: number;
  /** Whether the call runs only while its module loads, so that the patterns it builds can be noted. */
  whileLoading: boolean;
  /** What the call builds of input: the pattern once for each stand-in. Empty while loading. */
  patterns: readonly { source: string; flags: string }[];
}

/** Finds the calls of `RegExp` that build their pattern, and what can't be judged about them. */
export function constructionsIn(file: string, text: string): { constructions: Construction[]; problems: string[] } {
  if (BUILDER_FILES.includes(file) || !MAY_BUILD.test(text)) return { constructions: [], problems: [] };
  const program = parseSource(file, text);
  const nodes = nodesOf(program);
  const builtBy = buildersIn(program);
  const constructions: Construction[] = [];
  const problems: string[] = [];
  for (const placed of nodes) {
    const { node } = placed;
    const at = () => `${file}:${placeOf(text, node).line}`;
    const hidden = hiddenUse(placed, builtBy);
    if (hidden !== null) problems.push(`${at()}: ${hidden} is used as a value; call it where the pattern is built`);
    if (!isConstruction(node, builtBy) || expressionOf(node) !== null) continue;
    const whileLoading = runsWhileLoading(placed, nodes);
    const patterns = whileLoading ? [] : patternsOf(node, program, nodes);
    if (patterns === null)
      problems.push(`${at()}: a pattern built in a function; build it while the module loads, or escape its parts`);
    else constructions.push({ file, ...placeOf(text, node), whileLoading, patterns });
  }
  return { constructions, problems };
}

const MAY_BUILD = /RegExp|phrases\.ts/;

/** Returns the names by which a program may build expressions: `RegExp`, and the builders that it imports. */
function buildersIn(program: Program): ReadonlySet<string> {
  const imported = program.body
    .filter((statement) => statement.type === "ImportDeclaration")
    .filter(({ source }) => source.value.endsWith("/phrases.ts"))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  return new Set(["RegExp", ...imported.filter((name) => BUILDERS.has(name))]);
}

function isConstruction(node: Node, builtBy: ReadonlySet<string>): node is NewExpression | CallExpression {
  return (
    (node.type === "NewExpression" || node.type === "CallExpression") &&
    node.callee.type === "Identifier" &&
    builtBy.has(node.callee.name)
  );
}

/** Returns the name that gives `RegExp` or a builder away, so that calls of it can't be found: not a call, a test, a type, an import or a member of it. */
function hiddenUse({ node, around }: Placed, builtBy: ReadonlySet<string>): string | null {
  if (node.type !== "Identifier" || !builtBy.has(node.name)) return null;
  const parent = around.at(-1);
  if (parent === undefined || parent.type === "TSTypeReference" || parent.type === "ImportSpecifier") return null;
  const isOpen =
    parent.type === "NewExpression" || parent.type === "CallExpression"
      ? parent.callee === node
      : parent.type === "BinaryExpression"
        ? parent.operator === "instanceof"
        : // A property may have the same name.
          parent.type === "TSPropertySignature" ||
          (parent.type === "Property" && parent.key === node && parent.value !== node) ||
          (parent.type === "MemberExpression" && (parent.object === node) === (node.name === "RegExp"));
  return isOpen ? null : node.name;
}

/** Returns whether code runs only while its module loads: outside functions, or in those that only such code calls. */
function runsWhileLoading({ around }: Placed, nodes: readonly Placed[], seen: readonly Node[] = []): boolean {
  return around.every((node, at) => {
    if (node.type === "PropertyDefinition") return node.static;
    if (!isFunction(node)) return true;
    const parent = around[at - 1];
    if (parent?.type === "CallExpression" && isMapping(parent.callee)) return true;
    const name =
      node.type === "FunctionDeclaration"
        ? node.id?.name
        : parent?.type === "VariableDeclarator" && parent.id.type === "Identifier"
          ? parent.id.name
          : undefined;
    if (name === undefined || seen.includes(node)) return false;
    if (
      around.slice(0, at).some(({ type }) => type === "ExportNamedDeclaration" || type === "ExportDefaultDeclaration")
    )
      return false;
    const declared = parent?.type === "VariableDeclarator" ? parent.id : (node as { id?: unknown }).id;
    return nodes
      .filter((other) => other.node.type === "Identifier" && other.node.name === name && other.node !== declared)
      .every((use) => isCalled(use) && runsWhileLoading(use, nodes, [...seen, node]));
  });
}

function isFunction({ type }: Node): boolean {
  return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}

/** Methods that call a function at once and keep nothing of it. */
function isMapping(callee: Value): boolean {
  return (
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    ["map", "flatMap"].includes(callee.property.name)
  );
}

function isCalled({ node, around }: Placed): boolean {
  const parent = around.at(-1);
  return parent?.type === "CallExpression" && parent.callee === node;
}

/** Returns what a call in a function builds of each stand-in for input; null if a part is neither fixed nor escaped. */
function patternsOf(
  { arguments: [pattern, flags] }: NewExpression | CallExpression,
  program: Program,
  nodes: readonly Placed[],
): { source: string; flags: string }[] | null {
  const built = STAND_INS.map((standIn) => ({
    source: evaluate(pattern, { program, nodes, standIn }),
    flags: flags === undefined ? "" : evaluate(flags, { program, nodes, standIn: null }),
  }));
  const whole = built.filter(
    (each): each is { source: string; flags: string } => each.source !== null && each.flags !== null,
  );
  return whole.length < built.length ? null : [...new Map(whole.map((each) => [each.source, each])).values()];
}

/** Loads the modules with constructions in a thread of its own and returns what each construction built, with what is missing. */
export async function builtWhileLoading(
  root: string,
  constructions: readonly Construction[],
): Promise<{ expressions: Expression[]; problems: string[] }> {
  const expected = constructions.filter((each) => each.whileLoading);
  const noted = await noteBuilt(root, [...new Set(expected.map(({ file }) => file))]);
  const placeKey = ({ file, line, column }: { file: string; line: number; column: number }) =>
    `${file}:${line}:${column}`;
  const places = new Set(noted.map(placeKey));
  const wanted = new Set(expected.map(placeKey));
  // A builder may call the constructor several times for one expression.
  const different = new Map(noted.map((each) => [`${placeKey(each)}/${each.source}/${each.flags}`, each]));
  return {
    expressions: [...different.values()]
      .filter((each) => wanted.has(placeKey(each)))
      .map(({ file, line, source, flags }) => ({ file, line, source, flags })),
    problems: expected
      .filter((each) => !places.has(placeKey(each)))
      .map(({ file, line }) => `${file}:${line}: the module built nothing here while it loaded, so it can't be judged`),
  };
}

async function noteBuilt(root: string, files: readonly string[]): Promise<Noted[]> {
  if (files.length === 0) return [];
  const worker = new Worker(new URL("note-built-expressions.ts", import.meta.url), { workerData: { root, files } });
  return new Promise((resolve, reject) => {
    worker.once("message", (noted: Noted[]) => {
      resolve(noted);
      void worker.terminate();
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error(`a module ended the thread that loads ${files.join(", ")}`)));
  });
}
