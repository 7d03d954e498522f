export function errorFacts(error: unknown): Record<string, string>;
export function quiet(value: unknown): unknown;
