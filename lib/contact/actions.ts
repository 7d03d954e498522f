"use server";

import { defineAdminCommand } from "@/lib/web/action";
import { messageChoice } from "./schema";
import { deleteMessage, markMessageAnswered, reopenMessage } from "./service";

export const markAnsweredAction = defineAdminCommand(
  messageChoice,
  (actor, { id }) => markMessageAnswered(actor, id),
  ({ contact }) => contact.done.answered,
);

export const reopenMessageAction = defineAdminCommand(
  messageChoice,
  (actor, { id }) => reopenMessage(actor, id),
  ({ contact }) => contact.done.reopened,
);

export const deleteMessageAction = defineAdminCommand(
  messageChoice,
  (actor, { id }) => deleteMessage(actor, id),
  ({ contact }) => contact.done.deleted,
);
