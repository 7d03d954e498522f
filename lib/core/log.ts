export { errorFacts } from "./plain/error-facts.mjs";

type Level = "info" | "warn" | "error";

/** One JSON line to stderr or stdout. Callers pass ids and codes, never texts, addresses or secrets. */
export function log(level: Level, event: string, facts: Record<string, string | number | boolean | null> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === "info") console.log(line);
  else console.error(line);
}
