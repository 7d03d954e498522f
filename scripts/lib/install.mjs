// Brings node_modules to what package-lock.json says and the process to the pinned Node. Runs before the install.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInstallScripts } from "./install-scripts.mjs";
import { forwardSignals } from "./supervise.mjs";
import { refuse, root, run } from "./process.mjs";

const modules = join(root, "node_modules");
const stamp = join(modules, ".isomo-lock");
const oldest = [22, 15];

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** npm's own record of what it put there agrees with the lock, as after an `npm ci` by hand. */
function matchesRecord() {
  const wanted = readJson(join(root, "package-lock.json"))?.packages;
  const present = readJson(join(modules, ".package-lock.json"))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link, extraneous }]) => {
    if (path === "" || link || extraneous) return true;
    return present[path] ? present[path].version === version : Boolean(optional || devOptional);
  });
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Installs what the lock names, where that has not been done yet. Ends the process with npm's output on failure. */
export async function ensureInstalled() {
  const hash = lockHash();
  const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (known === hash) return;
  if (!matchesRecord()) {
    process.stdout.write("Installing packages (about a minute, only once) ...\n");
    const { code, output } = await run("npm", ["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit"]);
    if (code !== 0) refuse(`${output.trimEnd()}\nThe packages could not be installed; see above.`);
  }
  await runInstallScripts();
  writeFileSync(stamp, hash);
}

function isOldEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * Goes on in the pinned Node, or in the machine's own when that is new enough. Resolves to true in the process that
 * shall do the work; the outer one only passes signals on and ends with its child.
 */
export async function ensureNode(script, args = []) {
  const pinned = join(modules, ".bin", "node");
  if (isOldEnough()) return true;
  if (process.env.ISOMO_PINNED_NODE || !existsSync(pinned)) {
    refuse(`Isomo needs Node ${oldest.join(".")} or newer; this is ${process.versions.node}.`);
  }
  const env = { ...process.env, ISOMO_PINNED_NODE: "1" };
  const child = spawn(pinned, [script, ...args], { stdio: "inherit", env });
  forwardSignals(child);
  child.on("error", (error) => refuse(`The pinned Node does not start: ${error.message}`));
  child.on("exit", (code) => process.exit(code ?? 1));
  return false;
}
