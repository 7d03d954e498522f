// Runs in a thread of the pool, as plain Node: does what is asked of another module, and says how long it worked.

type Task = { source: string; name: string; input: unknown };

/** Milliseconds that the processor has worked for this thread; what others keep it from is not its payer's. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

export async function work({ source, name, input }: Task): Promise<{ result: unknown; used: number }> {
  const functions = (await import(source)) as Record<string, (given: unknown) => unknown>;
  const before = threadTime();
  const result = await functions[name]?.(input);
  return { result, used: threadTime() - before };
}
