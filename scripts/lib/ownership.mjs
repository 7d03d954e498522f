// One start script per data directory, from before the build until the server has ended.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { acquireLock, readLiveLock } from "../../lib/core/plain/data-lock.mjs";
import { refuse } from "./process.mjs";

const starterLock = "starting.lock";
const endingNote = "ending";

/** A server that was told to end has up to ten seconds to answer what is under way. */
const patience = { ending: 11_000, running: 1_200 };

function isEnding(dataDir) {
  const starter = readLiveLock(dataDir, starterLock);
  if (!starter) return true;
  try {
    return readFileSync(join(dataDir, endingNote), "utf8") === JSON.stringify(starter);
  } catch {
    return false;
  }
}

/**
 * Takes the directory for this start script. Waits for a predecessor that is ending, so that stopping and starting
 * again at once works; ends the process with one line when somebody stays in it.
 */
export async function claimDirectory({ dataDir }) {
  const started = Date.now();
  let owner = readLiveLock(dataDir) ?? readLiveLock(dataDir, starterLock);
  while (owner && Date.now() - started < (isEnding(dataDir) ? patience.ending : patience.running)) {
    await new Promise((resume) => setTimeout(resume, 100));
    owner = readLiveLock(dataDir) ?? readLiveLock(dataDir, starterLock);
  }
  if (owner) refuse(`Isomo is already running on ${dataDir} (process ${owner.pid}).`);
  try {
    acquireLock(dataDir, starterLock);
  } catch (error) {
    refuse(`${dataDir} cannot be used: ${error.message}`);
  }
}

/** Tells the next start script that it is worth waiting. */
export function announceEnding({ dataDir }) {
  const self = readLiveLock(dataDir, starterLock);
  if (self?.pid === process.pid) writeFileSync(join(dataDir, endingNote), JSON.stringify(self));
}
