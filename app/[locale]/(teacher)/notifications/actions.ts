"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { placeOf } from "@/components/activity/places";
import { toNotificationRows } from "@/components/notifications/rows";
import { now } from "@/lib/core/clock";
import { loadMessages } from "@/lib/i18n/messages";
import { getNotification, listNotifications } from "@/lib/notifications/queries";
import { notificationParams } from "@/lib/notifications/schema";
import { markAllRead, markRead } from "@/lib/notifications/service";
import { defineAction } from "@/lib/web/action";

/** How many the bell shows. */
const bellSize = 6;

export const loadBellAction = defineAction(z.unknown(), async (actor, _input, locale) => {
  const { items } = await listNotifications(actor, { locale, size: bellSize });
  const { relative } = loadMessages(locale).common;
  return { data: toNotificationRows(items, { locale, now: now(), relative }) };
});

export const openNotificationAction = defineAction(notificationParams, async (actor, { id }, locale) => {
  await markRead(actor, id);
  refresh();
  return { redirectTo: placeOf(await getNotification(actor, id, locale)) ?? "/notifications" };
});

export const markReadAction = defineAction(notificationParams, async (actor, { id }) => {
  await markRead(actor, id);
  refresh();
});

export const markAllReadAction = defineAction(z.unknown(), async (actor) => {
  await markAllRead(actor);
  refresh();
});
