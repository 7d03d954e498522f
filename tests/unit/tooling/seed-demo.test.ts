import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("the demo, whose password everybody knows, is not made in production", () => {
  const env = { ...process.env, APP_MODE: "production", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const { status, stderr } = spawnSync("tsx", ["scripts/seed-demo.ts"], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("The demo is for a machine of one's own")]);
});
