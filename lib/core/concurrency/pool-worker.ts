// Runs in a thread of the pool, as plain Node: does what is asked of another module, and says how long it worked.

import type { MessagePort } from "node:worker_threads";

/**
 * `began` is told when the work itself begins: a thread that has just been made loads its modules first, what `prepare` names
 * too.
 */
type Task = { source: string; name: string; input: unknown; began: MessagePort };

/** Milliseconds that the processor has worked for this thread; what others keep it from is not its payer's. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

export async function work({ source, name, input, began }: Task): Promise<{ result: unknown; used: number }> {
  const functions = (await import(source)) as Record<string, (given: unknown) => unknown>;
  await functions.prepare?.(input);
  began.postMessage(null);
  began.close();
  const before = threadTime();
  const result = await functions[name]?.(input);
  return { result, used: threadTime() - before };
}
