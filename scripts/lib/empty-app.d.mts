/** Throws with the build's output when that fails. */
export function startEmptyApp(): Promise<{ url: string; stop: () => void }>;
