// Work of a start script in a process of its own that does not outlive the script.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownerOf, readLiveLock } from "./data-lock.mjs";
import { root, withBinaries } from "./process.mjs";

const follow = new URL("follow-starter.mjs", import.meta.url).href;

function kill(pid) {
  try {
    // All that it started as well.
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself meanwhile.
  }
}

/**
 * Ends what a killed script has left running and would stand in the way; says so. The note at `folder`/`name` tells which
 * process that is.
 */
async function endLeftOver(folder, name, say) {
  const left = readLiveLock(folder, name);
  if (!left) return;
  say(`Process ${left.pid} is still at work for a start that was killed; it is ended.\n`);
  kill(left.pid);
  while (readLiveLock(folder, name)) await new Promise((resume) => setTimeout(resume, 50));
}

/**
 * Runs Node with these arguments to its end. Resolves to { code, output }. The process ends when this one does; should it be
 * too busy to notice, the next call with the same note ends it first.
 */
export async function runFollowed(args, { env, folder, name, say = (text) => process.stdout.write(text) }) {
  await endLeftOver(folder, name, say);
  const child = spawn(process.execPath, ["--import", follow, ...args], {
    ...{ cwd: root, env: { ...withBinaries(env), ISOMO_STARTER: String(process.pid) } },
    ...{ detached: true, stdio: ["ignore", "pipe", "pipe", "ipc"] },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(ownerOf(child.pid)));
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise((ended, failed) => child.once("error", failed).once("close", ended));
  rmSync(join(folder, name), { force: true });
  return { code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") };
}
