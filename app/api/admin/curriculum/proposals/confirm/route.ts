import { proposalConfirmation } from "@/lib/curriculum/growth/schema";
import { confirmProposal } from "@/lib/curriculum/growth/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "confirmProposal", admin: true, body: proposalConfirmation },
  (actor, { body }) => confirmProposal(actor, body),
);
