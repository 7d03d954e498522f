// What may be said of an unexpected error. Its message, its values and what a database says of it can carry what people typed.
import { types } from "node:util";

/** Codes of the system and of the database, such as ECONNREFUSED and 23505: they tell what happened and carry nothing. */
function codeOf({ code, cause }) {
  if (typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code)) return code;
  return isError(cause) ? codeOf(cause) : undefined;
}

/** The lines of the stack that follow the message, which is left out: one of its lines may look like a place, too. */
function framesOf({ message, stack = "" }) {
  const at = message ? stack.indexOf(message) : 0;
  if (at < 0) return [];
  const lines = stack.slice(at + message.length).split("\n");
  return lines.filter((line) => /^\s+at \S/.test(line)).map((line) => line.trim());
}

/** Also of another realm, such as that of the middleware. */
function isError(value) {
  return value instanceof Error || types.isNativeError(value);
}

/** Its name, code and where it arose. */
export function errorFacts(error) {
  if (!isError(error)) return { error: typeof error };
  const code = codeOf(error);
  return { error: error.name, ...(code && { code }), at: framesOf(error).slice(0, 4).join(" < ") };
}

/** What a log may show in the place of a value: errors as their facts, everything else as it is. */
export function quiet(value) {
  if (!isError(value)) return value;
  const { error, code, at } = errorFacts(value);
  const digest = /^[\w;@-]{1,60}$/.test(value.digest ?? "") ? ` digest ${value.digest}` : "";
  return `${error}${code ? ` ${code}` : ""}${digest}${at ? ` at ${at.replace(/^at /, "")}` : ""}`;
}
