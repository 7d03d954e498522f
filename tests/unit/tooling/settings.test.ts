import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv, settingNames } from "@/lib/core/env";
import { productionProblems } from "@/lib/core/plain/production-settings.mjs";
import { parseEnvFile, placeOf, serverEnvironment } from "@/scripts/lib/settings.mjs";

describe("the .env file", () => {
  it("drops comments, quotes and empty values", () => {
    const text = ["A=1 # one", 'export B="two # 2"', "C='three'", "# D=4", "E=", "F = a=b", "G=http://x/#y"].join("\n");
    expect(parseEnvFile(text)).toEqual({ A: "1", B: "two # 2", C: "three", F: "a=b", G: "http://x/#y" });
  });
});

describe("the place of the server", () => {
  it("is this machine by default and every address in production", () => {
    expect(placeOf({})).toMatchObject({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      appUrl: "http://localhost:3000",
    });
    expect(placeOf({ APP_MODE: "production", APP_URL: "https://isomo.example/" })).toMatchObject({
      production: true,
      host: "0.0.0.0",
      appUrl: "https://isomo.example",
    });
  });

  it.each([{ PORT: "http" }, { PORT: "0" }, { PORT: "70000" }, { APP_MODE: "prod" }])("refuses %o", (settings) => {
    expect(() => placeOf(settings)).toThrow();
  });

  it("makes the local secret once and keeps it to its owner", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "isomo-settings-"));
    const place = placeOf({ DATA_DIR: dataDir });
    const first = serverEnvironment({}, place).AUTH_SECRET;
    expect(first).toHaveLength(64);
    expect(serverEnvironment({}, place).AUTH_SECRET).toBe(first);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    rmSync(dataDir, { recursive: true });
  });
});

describe("production", () => {
  const complete = {
    DATABASE_URL: "postgres://db/isomo",
    AUTH_SECRET: "s".repeat(32),
    APP_URL: "https://isomo.example",
    RESEND_API_KEY: "re",
    MAIL_FROM: "Isomo <no-reply@isomo.example>",
    TRUSTED_PROXIES: "none",
  };

  it("accepts a complete environment", () => {
    expect(productionProblems(complete)).toEqual([]);
  });

  it("says one line per missing or weak value", () => {
    expect(productionProblems({})).toHaveLength(6);
    expect(productionProblems({ ...complete, TRUSTED_PROXIES: " " })).toEqual([
      expect.stringContaining("TRUSTED_PROXIES"),
    ]);
    expect(productionProblems({ ...complete, AUTH_SECRET: "short", APP_URL: "http://isomo.example" })).toEqual([
      "AUTH_SECRET is shorter than 32 characters.",
      "APP_URL does not begin with https://.",
    ]);
  });

  it("is refused by the application for the same reasons as by the start", () => {
    for (const settings of [
      {},
      { ...complete, AUTH_SECRET: "short" },
      { ...complete, APP_URL: "http://isomo.example" },
    ])
      expect(() => readEnv({ ...settings, APP_MODE: "production" })).toThrow(productionProblems(settings).join("\n"));
    expect(readEnv({ ...complete, APP_MODE: "production" }).production).toBe(true);
  });

  it("is built without any of it: a build of the public pages needs no secret", () => {
    const build = { APP_MODE: "production", NEXT_PHASE: "phase-production-build" };
    expect(readEnv({ ...build, APP_URL: "https://isomo.example" })).toMatchObject({ production: true, building: true });
  });
});

describe("the settings", () => {
  it("that the application reads are those of .env.example", () => {
    const documented = Object.keys(parseEnvFile(readFileSync(".env.example", "utf8").replace(/=$/gm, "=set")));
    expect(documented.sort()).toEqual([...settingNames].sort());
  });
});
