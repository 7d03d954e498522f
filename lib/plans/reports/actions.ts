"use server";

import { loadMessages } from "@/lib/i18n/messages";
import { defineAction, defineAdminCommand } from "@/lib/web/action";
import { reportAnswer, reportChoice, reportForm } from "./schema";
import { answerReport, clearCorrection, closeReport, markEntry, reportMistake } from "./service";

export const reportMistakeAction = defineAction(reportForm, async (actor, { kind, id, ...input }, locale) => {
  await reportMistake(actor, { kind, id }, input);
  return { message: loadMessages(locale).reports.thanks };
});

export const answerReportAction = defineAdminCommand(
  reportChoice.extend(reportAnswer.shape),
  (actor, { id, answer }) => answerReport(actor, id, answer),
  ({ reports }) => reports.done.answered,
);

export const closeReportAction = defineAdminCommand(
  reportChoice,
  (actor, { id }) => closeReport(actor, id),
  ({ reports }) => reports.done.closed,
);

export const markEntryAction = defineAdminCommand(
  reportChoice,
  (actor, { id }) => markEntry(actor, id),
  ({ reports }) => reports.done.marked,
);

export const clearCorrectionAction = defineAdminCommand(
  reportChoice,
  (actor, { id }) => clearCorrection(actor, id),
  ({ reports }) => reports.done.cleared,
);
