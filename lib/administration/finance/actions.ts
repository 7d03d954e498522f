"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { closeCase } from "@/lib/payments/cases/service";
import { confirmManualOrder, declineManualOrder } from "@/lib/payments/manual/service";
import { defineAdminAction, defineAdminCommand } from "@/lib/web/action";
import { itemChoice } from "./schema";
import { refreshData, resendMessage } from "./service";

export const refreshDataAction = defineAdminCommand(
  z.unknown(),
  (actor) => refreshData(actor),
  ({ administration }) => administration.refresh.done,
);

export const confirmOrderAction = defineAdminAction(itemChoice, async (actor, { id }, locale) => {
  const confirmation = await confirmManualOrder(actor, id);
  await refreshData(actor);
  refresh();
  const { administration, payments } = loadMessages(locale);
  const { confirmed } = administration.payments.done;
  return { message: confirmation === "confirmed" ? confirmed : payments.manual[confirmation] };
});

export const declineOrderAction = defineAdminAction(itemChoice, async (actor, { id }, locale) => {
  await declineManualOrder(actor, id);
  await refreshData(actor);
  refresh();
  return { message: loadMessages(locale).administration.payments.done.declined };
});

export const resendMessageAction = defineAdminCommand(
  itemChoice,
  (actor, { id }) => resendMessage(actor, id),
  ({ administration }) => administration.payments.done.resent,
);

export const closeCaseAction = defineAdminCommand(
  itemChoice,
  (actor, { id }) => closeCase(actor, id),
  ({ administration }) => administration.payments.done.closed,
);
