import { checkHealth } from "@/lib/jobs/service";

export const dynamic = "force-dynamic";

/** Answers once the database does; what `npm start` and a load balancer wait for. */
export async function GET(): Promise<Response> {
  await checkHealth();
  return Response.json({ status: "ok" });
}
