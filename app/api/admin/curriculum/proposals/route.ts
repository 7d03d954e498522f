import { proposals } from "@/app/api/_answers/curriculum";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listProposals", admin: true, answer: proposals }, async (actor) => ({
  proposals: await listProposals(actor),
}));
