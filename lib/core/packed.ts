declare const content: unique symbol;

/** A value on its way to the browser as one JSON string. */
export type Packed<Value> = string & { readonly [content]: Value };

/**
 * Packs the props of a client component. React writes, reads and checks each value of a prop by itself, on the server twice;
 * a string is one value however much stands in it, and a list of plans holds hundreds. For JSON values only.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

/** What `pack` was given. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
