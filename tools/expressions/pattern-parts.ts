import type { Node, Program } from "oxc-parser";
import type { Placed } from "./syntax-tree.ts";

/** The program of a pattern's parts, and what stands for input that the project's escape made harmless; null to refuse it. */
interface Context {
  program: Program;
  nodes: readonly Placed[];
  standIn: string | null;
}

const ESCAPE = { name: "escapeRegExp", from: "#contract/values/escape.ts" };

/** Returns the text that an expression of a source text gives; null if a part is neither fixed nor escaped input. */
export function evaluate(node: Node | undefined, context: Context): string | null {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node?.type === "TemplateLiteral")
    return joined(
      node.quasis.map(({ value }) => value.cooked),
      node.expressions,
      context,
    );
  if (node?.type === "TaggedTemplateExpression")
    return isRaw(node.tag)
      ? joined(
          node.quasi.quasis.map(({ value }) => value.raw),
          node.quasi.expressions,
          context,
        )
      : null;
  if (node?.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [evaluate(node.left, context), evaluate(node.right, context)];
    return left === null || right === null ? null : left + right;
  }
  if (node?.type === "Identifier") return constant(node.name, context);
  if (node?.type === "CallExpression") return isEscape(node.callee, context.program) ? context.standIn : null;
  return null;
}

function joined(texts: readonly (string | null)[], parts: readonly Node[], context: Context): string | null {
  const values = texts.flatMap((text, at) => (at < parts.length ? [text, evaluate(parts[at], context)] : [text]));
  return values.includes(null) ? null : values.join("");
}

function isRaw(tag: Node): boolean {
  return (
    tag.type === "MemberExpression" &&
    tag.object.type === "Identifier" &&
    tag.object.name === "String" &&
    tag.property.type === "Identifier" &&
    tag.property.name === "raw"
  );
}

/** Returns the text of a module's constant, unless another thing in the file has its name. */
function constant(name: string, context: Context): string | null {
  const declared = context.program.body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .flatMap((statement) =>
      statement?.type === "VariableDeclaration" && statement.kind === "const" ? statement.declarations : [],
    )
    .find(({ id }) => id.type === "Identifier" && id.name === name);
  const bindings = context.nodes.filter(({ node, around }) => isBinding(node, name, around.at(-1)));
  return declared?.init != null && bindings.length === 1 ? evaluate(declared.init, context) : null;
}

/** Returns whether an identifier may name a variable, a function, a parameter or a part of one. */
function isBinding(node: Node, name: string, parent: Node | undefined): boolean {
  if (node.type !== "Identifier" || node.name !== name || parent === undefined) return false;
  if ("id" in parent && parent.id === node) return true;
  if (parent.type === "Property") return parent.value === node;
  if (parent.type === "AssignmentPattern") return parent.left === node;
  if ("params" in parent) return Array.isArray(parent.params) && (parent.params as unknown[]).includes(node);
  return ["ArrayPattern", "RestElement", "CatchClause"].includes(parent.type);
}

function isEscape(callee: Node, { body }: Program): boolean {
  return (
    callee.type === "Identifier" &&
    callee.name === ESCAPE.name &&
    body.some(
      (statement) =>
        statement.type === "ImportDeclaration" &&
        statement.source.value === ESCAPE.from &&
        statement.specifiers.some(({ local }) => local.name === ESCAPE.name),
    )
  );
}
