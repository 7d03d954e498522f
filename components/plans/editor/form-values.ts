import type { FieldValues, PlanField } from "../fields";

/** Only known fields of the right type, from whatever the browser kept. */
export function knownFields(fields: readonly PlanField[], kept: unknown): FieldValues {
  const source: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const values: FieldValues = {};
  for (const { name, type } of fields) {
    const value = source[name];
    if (type === "flag" && typeof value === "boolean") values[name] = value;
    if (type !== "flag" && typeof value === "string") values[name] = value;
  }
  return values;
}
