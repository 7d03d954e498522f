"use server";

import { refresh } from "next/cache";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction, defineAdminAction } from "@/lib/web/action";
import { reportAnswer, reportChoice, reportForm } from "./schema";
import { answerReport, clearCorrection, closeReport, markEntry, reportMistake } from "./service";

export const reportMistakeAction = defineAction(reportForm, async (actor, { kind, id, ...input }, locale) => {
  await reportMistake(actor, { kind, id }, input);
  return { message: loadMessages(locale).reports.thanks };
});

/** Each of these reads the page's data anew in the same answer. */
export const answerReportAction = defineAdminAction(
  reportChoice.extend(reportAnswer.shape),
  async (actor, { id, answer }, locale) => {
    await answerReport(actor, id, answer);
    refresh();
    return { message: loadMessages(locale).reports.done.answered };
  },
);

export const closeReportAction = defineAdminAction(reportChoice, async (actor, { id }, locale) => {
  await closeReport(actor, id);
  refresh();
  return { message: loadMessages(locale).reports.done.closed };
});

export const markEntryAction = defineAdminAction(reportChoice, async (actor, { id }, locale) => {
  await markEntry(actor, id);
  refresh();
  return { message: loadMessages(locale).reports.done.marked };
});

export const clearCorrectionAction = defineAdminAction(reportChoice, async (actor, { id }, locale) => {
  await clearCorrection(actor, id);
  refresh();
  return { message: loadMessages(locale).reports.done.cleared };
});
