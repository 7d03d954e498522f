import { database, transact } from "@/db";
import { recordActivity } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { renderDocument } from "@/lib/documents/render";
import { payerFor, spendLimit } from "@/lib/limits/service";
import { notify } from "@/lib/notifications/service";
import { assertSubscribed } from "@/lib/subscriptions/quota/service";
import type { PrintedParts } from "../kinds/contract";
import { planKind } from "../kinds/registry";
import { openPlanOutsideBin } from "../review/service";
import { fileName } from "../rules";
import type { DownloadFormat } from "../schema";
import type { PlanRef } from "../types";

const types: Record<DownloadFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

type DownloadedDocument = { ownerId: number; title: string; entityType: string; entityId: number };

/** In the timeline of who downloads; an owner is told when it was an administrator. */
async function rememberDownload(
  actor: Actor,
  { ownerId, ...plan }: DownloadedDocument,
  format: DownloadFormat,
): Promise<void> {
  const { accountId } = actor;
  await transact(async (tx) => {
    await recordActivity(tx, { ...plan, accountId, type: "download", metadata: { format } });
    if (ownerId === accountId) return;
    const { title, ...about } = plan;
    await notify(tx, { ...about, accountId: ownerId, kind: "planDownloaded", type: "DOWNLOAD", params: { title } });
  });
}

/**
 * A plan that the actor may read as a file on the official form, and an entry in the timeline. Throws `not_found`,
 * `too_many_requests`, `too_much_work`, `document_too_long`, `document_slow`, and `subscription_expired` when the actor may not
 * download. Source: DOC-1, DOC-2.
 */
export async function downloadPlan(
  actor: Actor,
  place: PlanRef & Partial<PrintedParts>,
  format: DownloadFormat,
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const plan = await openPlanOutsideBin(actor, place.kind, place.id);
  await assertSubscribed(await database(), actor);
  await spendLimit("downloads", String(actor.accountId));
  const kind = planKind(place.kind);
  const { title } = kind.summarise(plan.content);
  const payer = await payerFor(actor);
  const bytes = await renderDocument(
    await kind.toDocument(plan.content, plan.ownerId, { notes: place.notes ?? true }),
    format,
    payer,
  );
  await rememberDownload(actor, { ownerId: plan.ownerId, title, entityType: place.kind, entityId: plan.id }, format);
  return { name: `${fileName(title, plan.id)}.${format}`, type: types[format], bytes };
}
