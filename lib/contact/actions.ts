"use server";

import { refresh } from "next/cache";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAdminAction } from "@/lib/web/action";
import { messageChoice } from "./schema";
import { deleteMessage, markMessageAnswered, reopenMessage } from "./service";

/** Each of these reads the page's data anew in the same answer. */
export const markAnsweredAction = defineAdminAction(messageChoice, async (actor, { id }, locale) => {
  await markMessageAnswered(actor, id);
  refresh();
  return { message: loadMessages(locale).contact.done.answered };
});

export const reopenMessageAction = defineAdminAction(messageChoice, async (actor, { id }, locale) => {
  await reopenMessage(actor, id);
  refresh();
  return { message: loadMessages(locale).contact.done.reopened };
});

export const deleteMessageAction = defineAdminAction(messageChoice, async (actor, { id }, locale) => {
  await deleteMessage(actor, id);
  refresh();
  return { message: loadMessages(locale).contact.done.deleted };
});
