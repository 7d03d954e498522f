import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const report = process.env.ISOMO_REPORT;

/**
 * What a file does to the modules or built-in types that the files after it would meet, itself or by what it loads. Settings
 * and globals that it stubs are taken back by tests/support/own-settings.ts.
 */
const changesItsWorker = /vi\.(mock|doMock|hoisted|resetModules)\b|process\.env|drizzle-kit/;

/**
 * Loading the modules of a test costs more than most tests: files share them, but for those that change what others would
 * load, which have a worker each.
 */
function filesOf(patterns: string[]): { shared: string[]; alone: string[] } {
  const files = globSync(patterns, { exclude: ["tests/attacks/served/**"] }).sort();
  const changes = (file: string) => changesItsWorker.test(readFileSync(file, "utf8"));
  return { shared: files.filter((file) => !changes(file)), alone: files.filter(changes) };
}

type Settings = {
  setupFiles?: string[];
  env: Record<string, string>;
  testTimeout: number;
  hookTimeout: number;
  maxWorkers?: number;
  execArgv?: string[];
};

/** One kind of tests as two projects: `name` for files that share their modules, `name-alone` for those that cannot. */
function inTwo(name: string, patterns: string[], settings: Settings) {
  const { shared, alone } = filesOf(patterns);
  const setupFiles = ["tests/support/own-settings.ts", ...(settings.setupFiles ?? [])];
  const test = { ...settings, setupFiles, globalSetup: "tests/support/compiled-bank.ts" };
  return [
    { extends: true as const, test: { ...test, name, include: shared, isolate: false } },
    { extends: true as const, test: { ...test, name: `${name}-alone`, include: alone } },
  ];
}

const ofDomains = {
  setupFiles: ["tests/support/quick-sign-in.ts"],
  env: { NODE_ENV: "test", AUTH_SECRET: "signs-nothing-outside-of-the-tests-0123456789" },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  maxWorkers: 2,
  // A process that opens and closes many embedded databases dies now and then as their code is freed (nodejs/node#64500).
  execArgv: ["--no-wasm-code-gc"],
};

export default defineConfig({
  resolve: {
    alias: {
      "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, ""),
      // Outside Next there is no server graph to guard.
      "server-only": fileURLToPath(new URL("node_modules/server-only/empty.js", import.meta.url)),
    },
  },
  test: {
    reporters: report ? ["default", "json"] : ["default"],
    ...(report ? { outputFile: { json: report } } : {}),
    // What is waited for comes in moments; on a busy machine in more of them.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      ...inTwo("unit", ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"], {
        env: { NODE_ENV: "test" },
        testTimeout: 180_000,
        hookTimeout: 60_000,
        maxWorkers: 2,
      }),
      // What is tried on every entry of the bank, every request of a set, every duration, page by page.
      ...inTwo("sweeps", ["tests/sweeps/**/*.test.ts"], {
        env: { NODE_ENV: "test" },
        testTimeout: 240_000,
        hookTimeout: 60_000,
        maxWorkers: 2,
      }),
      ...inTwo("integration", ["tests/integration/**/*.test.ts"], ofDomains),
      ...inTwo("attacks", ["tests/attacks/**/*.test.ts"], ofDomains),
      {
        extends: true,
        test: {
          name: "attacks-served",
          include: ["tests/attacks/served/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          globalSetup: "tests/support/compiled-bank.ts",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
