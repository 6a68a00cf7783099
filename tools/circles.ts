/** Groups of nodes that reach each other, each with at least two nodes (Tarjan's strongly connected components). */
export function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  function visit(node: string): number {
    const number = order.size;
    order.set(node, number);
    low.set(node, number);
    stack.push(node);
    onStack.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      if (!order.has(next)) low.set(node, Math.min(low.get(node)!, visit(next)));
      else if (onStack.has(next)) low.set(node, Math.min(low.get(node)!, order.get(next)!));
    }
    if (low.get(node) === number) {
      const group = stack.splice(stack.indexOf(node));
      for (const member of group) onStack.delete(member);
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low.get(node)!;
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
