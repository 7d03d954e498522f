// npm start: installs what is missing, builds what is stale, serves, and ends cleanly. Plain JavaScript for Node 20,
// because it runs before the install that brings the pinned Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { trustedProxies } from "../lib/core/plain/client-address.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { greetingOf, warningOf } from "./lib/greeting.mjs";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { announceEnding, claimDirectory } from "./lib/ownership.mjs";
import { portTrouble, refuse, root, withBinaries } from "./lib/process.mjs";
import { productionProblems } from "../lib/core/plain/production-settings.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";
import { forwardSignals, waitUntilHealthy } from "./lib/supervise.mjs";

/** Everything that can be known to be wrong before any work is done; each refusal is one line. */
async function claimPlace(settings, place) {
  if (place.production) {
    const problems = productionProblems(settings);
    if (problems.length > 0) refuse(problems.join("\n"));
  }
  trustedProxies(settings.TRUSTED_PROXIES);
  await claimDirectory(place);
  const trouble = await portTrouble(place.port, place.host);
  if (trouble === "EADDRINUSE") refuse(`Port ${place.port} is taken; choose another one with PORT=...`);
  if (trouble) refuse(`Nothing can listen on ${place.host}, port ${place.port}: ${trouble}.`);
}

function serve(settings, place) {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const follow = new URL("lib/follow-parent.mjs", import.meta.url).href;
  const front = new URL("../server/preload-front.mjs", import.meta.url).href;
  const args = ["--import", follow, "--import", front, next, "start", "-H", place.host, "-p", String(place.port)];
  const env = withBinaries({ ...serverEnvironment(settings, place), NODE_ENV: "production" });
  return spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** Where this machine reaches the server, whatever address it is bound to. */
function healthAddress({ host, port }) {
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? (host.includes(":") ? `[${host}]` : host);
  return `http://${reachable}:${port}/api/health`;
}

/** A build knows no prices or counts: the first visit has a page made anew, and that visit is ours. */
async function refreshPages(health) {
  for (const path of ["/", "/fr", "/rw", "/about", "/fr/about", "/rw/about"])
    await (await fetch(new URL(path, health))).arrayBuffer();
}

async function start() {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url)))) return;
  const settings = readSettings();
  const place = placeOf(settings);
  await claimPlace(settings, place);
  await ensureBuilt(settings);
  process.stderr.write(warningOf(place));
  const child = serve(settings, place);
  const supervision = forwardSignals(child, () => announceEnding(place));
  child.on("exit", (code) => process.exit(supervision.isEnding() ? 0 : code || 1));
  const healthy = await waitUntilHealthy({ url: healthAddress(place), child, seconds: 120 });
  if (healthy) {
    refreshPages(healthAddress(place)).catch(() => undefined);
    return process.stdout.write(greetingOf(settings, place));
  }
  if (supervision.isEnding()) return;
  process.stderr.write("The server does not answer; it is stopped.\n");
  child.kill("SIGKILL");
}

start().catch((error) => refuse(error.message));
