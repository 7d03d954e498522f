export type Settings = Record<string, string | undefined>;

export type Place = { production: boolean; port: number; host: string; appUrl: string; dataDir: string };

/** Reads KEY=VALUE lines; quotes around a value and comments are dropped, empty values count as not given. */
export function parseEnvFile(text: string): Record<string, string>;

/** The process environment over the .env file; a variable set to nothing stays nothing. */
export function readSettings(env?: Settings): Settings;

/** Where to listen and what to say about it. Throws on a bad PORT or mode. */
export function placeOf(settings: Settings): Place;

/** The complete environment for the server; makes and keeps the local secret where none is given. */
export function serverEnvironment(settings: Settings, place: Place): Settings;
