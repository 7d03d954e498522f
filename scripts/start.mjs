// npm start: installs what is missing, builds what is stale, serves, and ends cleanly. Plain JavaScript for Node 20,
// because it runs before the install that brings the pinned Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { trustedProxies } from "./lib/client-address.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { announceEnding, claimDirectory } from "./lib/ownership.mjs";
import { isLoopback } from "./lib/own-hosts.mjs";
import { portTrouble, refuse, root, withBinaries } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment, validateProductionEnv } from "./lib/settings.mjs";
import { forwardSignals, waitUntilHealthy } from "./lib/supervise.mjs";

/** Everything that can be known to be wrong before any work is done; each refusal is one line. */
async function claimPlace(settings, place) {
  if (place.production) {
    const problems = validateProductionEnv(settings);
    if (problems.length > 0) refuse(problems.join("\n"));
  }
  trustedProxies(settings.TRUSTED_PROXIES);
  await claimDirectory(place);
  const trouble = await portTrouble(place.port, place.host);
  if (trouble === "EADDRINUSE") refuse(`Port ${place.port} is taken; choose another one with PORT=...`);
  if (trouble) refuse(`Nothing can listen on ${place.host}, port ${place.port}: ${trouble}.`);
}

/** Whoever reaches a server of the local mode reads everybody's codes in its mailbox. */
function warnOfOpenDoor({ production, host }) {
  if (production || isLoopback(host)) return;
  const lines = [
    `WARNING: HOST=${host} opens a server for one's own machine to the network.`,
    "Everybody there can read all mails and codes at /sandbox/mailbox and take every account, the administrator's too.",
    "Leave HOST empty, or set APP_MODE=production with its settings (.env.example).",
  ];
  const line = "!".repeat(80);
  process.stderr.write(`\n${line}\n${lines.join("\n")}\n${line}\n\n`);
}

function serve(settings, place) {
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const follow = new URL("lib/follow-parent.mjs", import.meta.url).href;
  const front = new URL("lib/preload-front.mjs", import.meta.url).href;
  const args = ["--import", follow, "--import", front, next, "start", "-H", place.host, "-p", String(place.port)];
  const env = withBinaries({ ...serverEnvironment(settings, place), NODE_ENV: "production" });
  return spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** Limits count visitors by their address, so it is said where that comes from. */
function whoseWord(proxies) {
  if (proxies.trim().toLowerCase() === "none")
    return "Visitors are told apart by the address of their connection: no proxy.";
  return `Visitors are told apart by what these proxies say in X-Forwarded-For: ${proxies}`;
}

function greet(settings, place) {
  const lines = [`Isomo runs at ${place.appUrl}`, `Create an account at ${place.appUrl}/auth?mode=register`];
  if (place.production) lines.push(whoseWord(settings.TRUSTED_PROXIES));
  if (!place.production) {
    if (!settings.RESEND_API_KEY) lines.push(`Its code arrives in the mailbox at ${place.appUrl}/sandbox/mailbox`);
    lines.push(`The administrator signs in as ${settings.ADMIN_EMAIL || "admin@isomo.local"}`);
  }
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

/** Where this machine reaches the server, whatever address it is bound to. */
function healthAddress({ host, port }) {
  const reachable = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host] ?? (host.includes(":") ? `[${host}]` : host);
  return `http://${reachable}:${port}/api/health`;
}

/**
 * A build knows no prices or counts: the first visit has a page made anew, and that visit is ours. The second has the new
 * page compressed.
 */
async function refreshPages(health) {
  for (const pauseMs of [0, 3000]) {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    for (const path of ["/", "/fr", "/rw", "/about", "/fr/about", "/rw/about"]) {
      const answer = await fetch(new URL(path, health), {
        headers: { "accept-encoding": pauseMs ? "br" : "identity" },
      });
      await answer.arrayBuffer();
    }
  }
}

async function start() {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url)))) return;
  const settings = readSettings();
  const place = placeOf(settings);
  await claimPlace(settings, place);
  await ensureBuilt(settings);
  warnOfOpenDoor(place);
  const child = serve(settings, place);
  const supervision = forwardSignals(child, () => announceEnding(place));
  child.on("exit", (code) => process.exit(supervision.isEnding() ? 0 : code || 1));
  const healthy = await waitUntilHealthy({ url: healthAddress(place), child, seconds: 120 });
  if (healthy) {
    refreshPages(healthAddress(place)).catch(() => undefined);
    return greet(settings, place);
  }
  if (supervision.isEnding()) return;
  process.stderr.write("The server does not answer; it is stopped.\n");
  child.kill("SIGKILL");
}

start().catch((error) => refuse(error.message));
