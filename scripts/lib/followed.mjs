// Work of a start script in a process of its own that does not outlive the script.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownerOf, readLiveLock } from "../../lib/core/plain/data-lock.mjs";
import { root, withBinaries } from "./process.mjs";

const follow = new URL("follow-starter.mjs", import.meta.url).href;

function write(text) {
  process.stdout.write(text);
}

function kill(pid) {
  try {
    // All that it started as well.
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself meanwhile, or is not ours to end, which shows in that it lives on.
  }
}

/**
 * Ends what a killed script has left running and would stand in the way; says so. The note at `folder`/`name` tells which
 * process that is: where the system does not say when it started, the number may be another's by now, and nobody is killed.
 * Throws when the process is still there after so many milliseconds.
 */
async function endLeftOver(folder, name, { say, patience }) {
  const left = readLiveLock(folder, name);
  if (!left?.startedAt) return;
  say(`Process ${left.pid} is still at work for a start that was killed; it is ended.\n`);
  kill(left.pid);
  const end = Date.now() + patience;
  while (readLiveLock(folder, name)) {
    if (Date.now() > end) throw new Error(`Process ${left.pid} cannot be ended. End it, then start again.`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/**
 * Runs Node with these arguments to its end. Resolves to { code, output }. The process ends when this one does; should it be
 * too busy to notice, the next call with the same note ends it first.
 */
export async function runFollowed(args, { env, folder, name, say = write, patience = 10_000 }) {
  await endLeftOver(folder, name, { say, patience });
  const child = spawn(process.execPath, ["--import", follow, ...args], {
    cwd: root,
    env: { ...withBinaries(env), ISOMO_STARTER: String(process.pid) },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(ownerOf(child.pid)));
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise((ended, failed) => child.once("error", failed).once("close", ended));
  rmSync(join(folder, name), { force: true });
  return { code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") };
}
