import { type Node, parseSync, type Program } from "oxc-parser";

/** A node with the nodes around it, the nearest last. */
export interface Placed {
  node: Node;
  around: readonly Node[];
}

/** Parses a source text of TypeScript. */
export function parseSource(file: string, text: string): Program {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  return program;
}

/** Returns every node of a program with the nodes around it. */
export function nodesOf(program: Program): Placed[] {
  const found: Placed[] = [];
  const pending: { value: unknown; around: readonly Node[] }[] = [{ value: program, around: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, around } = next;
    if (Array.isArray(value)) pending.push(...value.map((each: unknown) => ({ value: each, around })));
    else if (isNode(value)) {
      found.push({ node: value, around });
      const inside = [...around, value];
      pending.push(...Object.values(value).map((each: unknown) => ({ value: each, around: inside })));
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
