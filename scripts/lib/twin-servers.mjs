// Two server processes on one PostgreSQL, as behind a balancer.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.mjs";

/** A new database on the server of `url`; resolves to { url, drop }. */
async function makeDatabase(url) {
  const { default: postgres } = await import("postgres");
  const name = `isomo_twins_${randomBytes(4).toString("hex")}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { url: own.href, drop };
}

/**
 * Starts both on a database of their own. Resolves to { urls, log, stop }. They believe what 127.0.0.1 says of a visitor's
 * address, so that a test can come from many networks.
 */
export async function startTwins({ databaseUrl, settings }) {
  const { url, drop } = await makeDatabase(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "isomo-twins-"));
  const shared = {
    ...settings,
    DATABASE_URL: url,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  const started = await Promise.allSettled(
    ["one", "two"].map((name) => startServer({ dataDir: join(folder, name), settings: shared })),
  );
  const servers = started.flatMap(({ value }) => value ?? []);
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const log = () => servers.map((server) => server.log()).join("\n");
  const failed = started.find(({ reason }) => reason);
  if (!failed) return { urls: servers.map((server) => server.url), log, stop };
  await stop();
  throw failed.reason;
}
