// Set up for tests that share their modules: a file may stub settings, globals and functions as if it were alone.
import { afterAll, vi } from "vitest";
import type * as envModule from "@/lib/core/env";

// The product reads its settings once; here they are read again when a file has changed them.
vi.mock("@/lib/core/env", async (load) => {
  const own = await load<typeof envModule>();
  let read: { from: string; settings: envModule.Env } | undefined;
  const env = () => {
    const from = own.settingNames.map((name) => process.env[name] ?? "").join("\n");
    if (read?.from !== from) read = { from, settings: own.readEnv(process.env) };
    return read.settings;
  };
  return { ...own, env };
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
