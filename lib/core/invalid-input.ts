import type { z } from "zod";
import { AppError } from "./errors";

/** Zod's issues as an AppError whose fields hold message keys of `errors.fields`. */
export function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join(".") || "form";
    fields[name] ??= issue.message;
  }
  return new AppError("invalid_input", { fields });
}

/** The value as the schema has it. Throws `invalid_input` with a message key for each field that does not fit. */
export function parseInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}
