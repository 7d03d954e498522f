import { emailField } from "@/lib/core/email-field";

type ReferrerRead = { email: string; value: string; error?: string };

const address = emailField("emailValid");

/** The referrer of an address; what is no e-mail address is given back with what is wrong. */
export function readReferrer(query: Readonly<Record<string, unknown>>): ReferrerRead {
  const value = typeof query.email === "string" ? query.email.slice(0, 300) : "";
  if (value.trim() === "") return { email: "", value: "" };
  const parsed = address.safeParse(value);
  return parsed.success ? { email: parsed.data, value } : { email: "", value, error: parsed.error.issues[0]?.message };
}
