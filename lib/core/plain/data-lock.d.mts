export type LockOwner = {
  pid: number;
  /** Clock ticks since boot at which the owner started; "" where the system does not tell. */
  startedAt: string;
};

/** What a lock says of the process that holds it. */
export function ownerOf(pid: number): LockOwner;

/** The living process that holds the directory, or null; a lock left by a dead process counts as none. */
export function readLiveLock(dir: string, name?: string): LockOwner | null;

/**
 * Takes the directory for this process, making it where it is missing and recovering a stale lock.
 * Throws an Error with code "DATA_LOCKED" and the owner's pid when another process lives in it.
 */
export function acquireLock(dir: string, name?: string): void;

/** Gives the directory back if this process holds it. */
export function releaseLock(dir: string, name?: string): void;
