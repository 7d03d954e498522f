/** Runs once before the server answers. A server that could not start ends: one that stays would answer 500 for ever. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { endUnstarted, startUp, warmUp } = await import("@/lib/jobs/service");
  await startUp().catch(endUnstarted);
  warmUp();
}
