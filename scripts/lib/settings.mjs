// The environment of the server, made before it runs. lib/core/env.ts validates the whole of it again, typed.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./process.mjs";

/** Reads KEY=VALUE lines; quotes around a value and comments are dropped, empty values count as not given. */
export function parseEnvFile(text) {
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/i.exec(line);
    if (!match) continue;
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(match[2]);
    const value = quoted ? quoted[2] : match[2].replace(/(^|\s)#.*$/, "").trim();
    if (value !== "") values[match[1]] = value;
  }
  return values;
}

/** The process environment over the .env file; a variable set to nothing stays nothing. */
export function readSettings(env = process.env) {
  const file = join(root, ".env");
  const fromFile = existsSync(file) ? parseEnvFile(readFileSync(file, "utf8")) : {};
  return { ...fromFile, ...env };
}

/** The secret that signs sessions on a machine of one's own: made once, kept in the data directory. */
function localSecret(dataDir) {
  const path = join(dataDir, "secrets.json");
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  if (kept.AUTH_SECRET) return kept.AUTH_SECRET;
  const secret = randomBytes(48).toString("base64url");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...kept, AUTH_SECRET: secret }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
  return secret;
}

/** Where to listen and what to say about it: { production, port, host, dataDir, appUrl }. Throws on a bad PORT or mode. */
export function placeOf(settings) {
  const mode = settings.APP_MODE || "local";
  if (mode !== "local" && mode !== "production") throw new Error(`APP_MODE is "${mode}"; it is local or production.`);
  const production = mode === "production";
  const port = Number(settings.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is "${settings.PORT}", not a port.`);
  const host = settings.HOST || (production ? "0.0.0.0" : "127.0.0.1");
  const appUrl = (settings.APP_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  return { production, port, host, appUrl, dataDir: resolve(root, settings.DATA_DIR || ".data") };
}

/** The complete environment for the server; makes and keeps the local secret where none is given. */
export function serverEnvironment(settings, place) {
  return {
    ...settings,
    PORT: String(place.port),
    HOST: place.host,
    APP_URL: place.appUrl,
    NEXTAUTH_URL: place.appUrl,
    DATA_DIR: place.dataDir,
    AUTH_SECRET: settings.AUTH_SECRET || localSecret(place.dataDir),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
