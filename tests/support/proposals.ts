import type { Actor } from "@/lib/core/actor";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { proposalConfirmation } from "@/lib/curriculum/growth/schema";
import { confirmProposal } from "@/lib/curriculum/growth/service";
import { anActor } from "./actors";
import { aSavedPlan, aSession } from "./plans";

export const schools = ["GS Kacyiru", "EP Rugarama", "ES Kibungo", "GS Gahini"];

/** One plan each of teachers of these schools. */
export async function typedBy(names: readonly string[], plan: Record<string, unknown>): Promise<void> {
  for (const school of names) await aSavedPlan(await anActor({ school }), plan);
}

/** One session each of trainers of these schools. */
export async function trainedBy(names: readonly string[], session: Record<string, unknown>): Promise<void> {
  for (const school of names) await aSession(await anActor({ school }), session);
}

export async function proposalOf(admin: Actor, title: string) {
  return (await listProposals(admin)).find((proposal) => proposal.title.toLowerCase() === title.toLowerCase());
}

/** Confirms the proposal of the title as it stands, but for the changes. */
export async function confirm(admin: Actor, title: string, change: Record<string, unknown> = {}): Promise<void> {
  const proposal = await proposalOf(admin, title);
  const said = {
    key: proposal?.key,
    level: proposal?.level,
    subject: proposal?.subject,
    title: proposal?.title,
    unitNo: String(proposal?.unitNo ?? ""),
    term: String(proposal?.term ?? ""),
    details: proposal?.details.join("\n"),
  };
  return confirmProposal(admin, proposalConfirmation.parse({ ...said, ...change }));
}
