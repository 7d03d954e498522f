declare const content: unique symbol;

/** A value on its way to the browser as one JSON string. */
export type Serialised<Value> = string & { readonly [content]: Value };

/**
 * Makes one string of the props of a client component. React writes, reads and checks each value of a prop by itself, on the
 * server twice; a string is one value however much stands in it, and a list of plans holds hundreds. For JSON values only.
 */
export function serialise<Value>(value: Value): Serialised<Value> {
  return JSON.stringify(value) as Serialised<Value>;
}

/** The value that `serialise` was given. */
export function deserialise<Value>(text: Serialised<Value>): Value {
  return JSON.parse(text) as Value;
}
