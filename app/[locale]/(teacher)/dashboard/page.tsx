import { requireActor } from "@/lib/web/session";

export default async function DashboardPage() {
  const actor = await requireActor();
  return <p>{actor.email}</p>;
}
