import type notifications from "@/messages/en/notifications.json";
import type { notificationTypes } from "./constants";

export type NotificationType = (typeof notificationTypes)[number];

/** Names of the sentences that tell notifications. */
export type NotificationKind = keyof (typeof notifications)["kinds"];

export type NotificationParams = Record<string, string | number>;

/** What a domain says when something happened to somebody. */
export type NotificationEntry = {
  /** Whom it concerns. */
  accountId: number;
  kind: NotificationKind;
  type: NotificationType;
  /** Values of the placeholders of `kinds.<kind>.message`. */
  params: NotificationParams;
  /** What can be opened: a plan by its kind and id, or "subscription", "payments", ... by its name alone. */
  entityType?: string;
  entityId?: number;
};

/** A notification told in its reader's language. */
export type Notification = {
  id: number;
  type: string;
  title: string;
  message: string;
  params: NotificationParams;
  entityType: string | null;
  entityId: number | null;
  /** ISO moment. */
  createdAt: string;
  read: boolean;
};
