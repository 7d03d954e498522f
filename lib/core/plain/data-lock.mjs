// The embedded database engine has no lock of its own: a second process would write into a living directory unnoticed.
// Used by the start scripts (before the install, on any Node >= 20) and by db/index.ts alike.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// The comments at join() keep the bundler from taking the whole project in with a path it cannot know.

/** State and start time (clock ticks since boot) of a process; the time tells a living owner from a reused pid. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name may hold spaces and brackets; the fields after it begin with the third.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startedAt: fields[19] ?? "" };
  } catch {
    return { state: "", startedAt: "" };
  }
}

function isAlive(owner) {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  const { state, startedAt } = statOf(owner.pid);
  // A zombie has ended; only nobody has asked how.
  if (state === "Z" || state === "X") return false;
  return owner.startedAt === "" || startedAt === owner.startedAt;
}

function readOwner(path) {
  try {
    const owner = JSON.parse(readFileSync(path, "utf8"));
    const valid = Number.isInteger(owner?.pid) && owner.pid > 0 && typeof owner.startedAt === "string";
    return valid ? { pid: owner.pid, startedAt: owner.startedAt } : null;
  } catch {
    return null;
  }
}

/** What a lock says of the process that holds it. */
export function ownerOf(pid) {
  return { pid, startedAt: statOf(pid).startedAt };
}

function isMine(owner) {
  return owner.pid === process.pid && owner.startedAt === statOf(process.pid).startedAt;
}

/** The living process that holds the directory, or null; a lock left by a dead process counts as none. */
export function readLiveLock(dir, name = "lock") {
  const owner = readOwner(join(/* turbopackIgnore: true */ dir, name));
  return owner && isAlive(owner) ? owner : null;
}

function lockedBy(dir, owner) {
  const error = new Error(`${dir} is in use by process ${owner.pid}.`);
  return Object.assign(error, { code: "DATA_LOCKED", pid: owner.pid });
}

/** Moves a stale lock aside; puts it back when another process has just replaced it by a living one. */
function removeStale(path) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    const owner = readOwner(aside);
    if (owner && isAlive(owner)) linkSync(aside, path);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the directory for this process, making it where it is missing and recovering a stale lock. Taking it twice in
 * one process is harmless. Throws an Error with code "DATA_LOCKED" and the owner's pid when another process lives in it.
 */
export function acquireLock(dir, name = "lock") {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(/* turbopackIgnore: true */ dir, name);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(ownerOf(process.pid)));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (takeLock(draft, path)) return;
      const owner = readLiveLock(dir, name);
      if (owner && isMine(owner)) return;
      if (owner) throw lockedBy(dir, owner);
      removeStale(path);
    }
    throw new Error(`The lock ${path} cannot be taken.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears with its content in one step, so nobody ever reads half a lock. */
function takeLock(draft, path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Gives the directory back if this process holds it. */
export function releaseLock(dir, name = "lock") {
  const path = join(/* turbopackIgnore: true */ dir, name);
  const owner = readOwner(path);
  if (owner && isMine(owner)) rmSync(path, { force: true });
}
