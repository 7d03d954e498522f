import { proposalRejection } from "@/lib/curriculum/growth/schema";
import { rejectProposal } from "@/lib/curriculum/growth/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ name: "rejectProposal", admin: true, body: proposalRejection }, (actor, { body }) =>
  rejectProposal(actor, body.key),
);
