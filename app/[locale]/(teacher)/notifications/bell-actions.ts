import type { NotificationActions } from "@/components/notifications/types";
import { loadBellAction, markAllReadAction, markReadAction, openNotificationAction } from "./actions";

/** What the bell and the page may ask of the server. */
export const notificationActions: NotificationActions = {
  load: loadBellAction,
  open: openNotificationAction,
  markRead: markReadAction,
  markAllRead: markAllReadAction,
};
