declare const content: unique symbol;

/** A value on its way to the browser as one JSON string. */
export type Serialised<Value> = string & { readonly [content]: Value };

/**
 * Packs the props of a client component. React writes, reads and checks each value of a prop by itself, on the server twice;
 * a string is one value however much stands in it, and a list of plans holds hundreds. For JSON values only.
 */
export function serialise<Value>(value: Value): Serialised<Value> {
  return JSON.stringify(value) as Serialised<Value>;
}

/** What `pack` was given. */
export function deserialise<Value>(packed: Serialised<Value>): Value {
  return JSON.parse(packed) as Value;
}
