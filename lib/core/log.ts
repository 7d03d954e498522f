type Level = "info" | "warn" | "error";

/** One JSON line to stderr or stdout. Callers pass ids and codes, never texts, addresses or secrets. */
export function log(level: Level, event: string, facts: Record<string, string | number | boolean | null> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === "info") console.log(line);
  else console.error(line);
}

/** What may be said of an unexpected error: its name and where it arose, not its message, which can carry user data. */
export function errorFacts(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    error: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(" < "),
  };
}
