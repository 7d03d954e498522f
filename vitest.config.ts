import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const report = process.env.ISOMO_REPORT;

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
    passWithNoTests: true,
    // What is waited for comes in moments; on a busy machine in more of them.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: "tests/support/compiled-bank.ts",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"],
          env: { NODE_ENV: "test" },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          globalSetup: "tests/support/compiled-bank.ts",
          setupFiles: "tests/support/cheap-hashing.ts",
          include: ["tests/integration/**/*.test.ts"],
          env: { NODE_ENV: "test", AUTH_SECRET: "signs-nothing-outside-of-the-tests-0123456789" },
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "attacks",
          globalSetup: "tests/support/compiled-bank.ts",
          setupFiles: "tests/support/cheap-hashing.ts",
          include: ["tests/attacks/**/*.test.ts"],
          exclude: ["tests/attacks/served/**"],
          env: { NODE_ENV: "test", AUTH_SECRET: "signs-nothing-outside-of-the-tests-0123456789" },
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
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
