/**
 * A tree of messages in which whatever is missing or empty comes from another tree of the same shape. Source: GEN-1.
 */
export function withFallback<Tree extends object>(whole: Tree, part: object): Tree {
  const given = new Map<string, unknown>(Object.entries(part));
  const entries = Object.entries(whole).map(([name, value]) => [name, chosen(value, given.get(name))] as const);
  // The shape is that of the whole tree: each of its names, and under each what has the type of its value.
  return Object.fromEntries(entries) as Tree;
}

function chosen(value: unknown, own: unknown): unknown {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return withFallback(value, typeof own === "object" && own !== null ? own : {});
  return typeof own === typeof value && own !== "" ? own : value;
}
