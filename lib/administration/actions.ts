"use server";

import { refresh } from "next/cache";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAdminAction, defineAdminCommand } from "@/lib/web/action";
import { grantMessage } from "./granting/queries";
import { toRole } from "./rules";
import { roleChoice, tierAssignment, userChoice } from "./schema";
import { assignUserTier, changeRole, deleteUser, lockUser, resetSecondFactor, unlockUser } from "./service";

export const lockUserAction = defineAdminCommand(
  userChoice,
  (actor, { id }) => lockUser(actor, id),
  ({ administration }) => administration.users.done.locked,
);

export const unlockUserAction = defineAdminCommand(
  userChoice,
  (actor, { id }) => unlockUser(actor, id),
  ({ administration }) => administration.users.done.unlocked,
);

export const deleteUserAction = defineAdminCommand(
  userChoice,
  (actor, { id }) => deleteUser(actor, id),
  ({ administration }) => administration.users.done.deleted,
);

export const resetSecondFactorAction = defineAdminAction(userChoice, async (actor, { id }, locale) => {
  const had = await resetSecondFactor(actor, id);
  refresh();
  const { factor, noFactor } = loadMessages(locale).administration.users.done;
  return { message: had ? factor : noFactor };
});

const roleChange = userChoice.extend(roleChoice.shape);

export const changeRoleAction = defineAdminAction(roleChange, async (actor, { id, role }, locale) => {
  const { done, roles } = loadMessages(locale).administration.users;
  const changed = toRole(role);
  await changeRole(actor, id, changed);
  refresh();
  return { message: interpolate(done.role, { role: roles[changed] }) };
});

const tierChange = userChoice.extend(tierAssignment.shape);

export const assignTierAction = defineAdminAction(tierChange, async (actor, { id, tierId }, locale) => {
  const confirmation = await assignUserTier(actor, id, tierId);
  refresh();
  return { message: await grantMessage(actor, { confirmation, tierId }, locale) };
});
