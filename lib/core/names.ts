/** The names of a table, in its order, as the type knows them. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  // A literal table has no other keys than its type.
  return Object.keys(table) as Name[];
}

/** A value for each of the names. */
export function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
