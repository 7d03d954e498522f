// The built server as a child of the tests and benchmarks, on a port and a data directory of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, root, withBinaries } from "./process.mjs";
import { waitUntilHealthy } from "./supervise.mjs";

/** Every variable of .env.example set to nothing, so that a developer's own .env does not reach into the tests. */
export function blankSettings() {
  const text = readFileSync(join(root, ".env.example"), "utf8");
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [name, ""]));
}

/**
 * Starts the server through scripts/start.mjs. Resolves to { url, pid, log, stop } once it answers; throws with its
 * output when it does not. `settings` are environment variables on top of an otherwise blank configuration.
 */
export async function startServer({ dataDir, settings = {} }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = withBinaries({ ...process.env, ...blankSettings(), PORT: String(port), DATA_DIR: dataDir, ...settings });
  const child = spawn(process.execPath, [join(root, "scripts", "start.mjs")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const log = () => Buffer.concat(chunks).toString("utf8");
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  process.once("exit", () => child.kill("SIGKILL"));
  if (await waitUntilHealthy({ url: `${url}/api/health`, child, seconds: 600 }))
    return { url, pid: child.pid, log, stop };
  await stop();
  throw new Error(`The server does not start:\n${log()}`);
}
