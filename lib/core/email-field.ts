import { z } from "zod";

/** An e-mail address as people type it: trimmed, in lower case, at most 254 characters. `key` names the message. */
export function emailField(key: string) {
  return z
    .string({ error: key })
    .trim()
    .toLowerCase()
    .max(254, key)
    .pipe(z.email({ error: key }));
}
