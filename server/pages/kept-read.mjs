// What is read once and kept. A reading that failed is not: the disk, or the number of open files, may be well again a moment
// later.

/** A function that gives what `read` resolved to first. */
export function keptRead(read) {
  let kept;
  return function readOnce() {
    kept ??= read().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
