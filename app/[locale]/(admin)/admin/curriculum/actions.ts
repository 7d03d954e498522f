"use server";

import { refresh } from "next/cache";
import { interpolate } from "@/lib/core/interpolate";
import { proposalConfirmation, proposalRejection } from "@/lib/curriculum/growth/schema";
import { confirmProposal, rejectProposal } from "@/lib/curriculum/growth/service";
import { unitFile } from "@/lib/curriculum/import/schema";
import { importUnits, previewUnits } from "@/lib/curriculum/import/service";
import { formatNumber } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAdminAction } from "@/lib/web/action";

// Not in lib/curriculum: the doors ask accounts who knocks, and accounts stands above curriculum.

/** What a file would change, and what is wrong with it. */
export const previewUnitsAction = defineAdminAction(unitFile, async (actor, file) => ({
  data: await previewUnits(actor, file),
}));

export const importUnitsAction = defineAdminAction(unitFile, async (actor, file, locale) => {
  const done = await importUnits(actor, file);
  refresh();
  const { imported } = loadMessages(locale).curriculum;
  return {
    message: interpolate(imported, {
      added: formatNumber(done.added, locale),
      changed: formatNumber(done.changed, locale),
    }),
    data: done,
  };
});

export const confirmProposalAction = defineAdminAction(proposalConfirmation, async (actor, proposal, locale) => {
  await confirmProposal(actor, proposal);
  refresh();
  return { message: interpolate(loadMessages(locale).curriculum.proposals.confirmed, { title: proposal.title }) };
});

export const rejectProposalAction = defineAdminAction(proposalRejection, async (actor, { key }, locale) => {
  await rejectProposal(actor, key);
  refresh();
  return { message: loadMessages(locale).curriculum.proposals.rejected };
});
