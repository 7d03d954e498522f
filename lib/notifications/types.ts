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
  /** Values of the placeholders of `kinds.<kind>.message`; `amount` is a sum in francs, told as its reader writes it. */
  params: NotificationParams;
  /** What can be opened: a plan by its kind and id, or "subscription", "payments", ... by its name alone. */
  entityType?: string;
  entityId?: number;
};

/** A message to somebody outside of the product; what a channel has no use for is "". */
export type Message = { recipient: string; subject: string; text: string; html: string };

/** What a message says, whatever its words and language. */
export type MessagePurpose =
  | "verification"
  | "existingAccount"
  | "expiring"
  | "expired"
  | "reset"
  | "passwordDropped"
  | "contactMessage"
  | "contactMessages"
  | "security"
  | "newDevice"
  | "passwordChanged";

/** A row that a message tells of, and that takes it along when it is erased. */
export type MessageSubject = { type: "contactMessage"; id: number };

/** A message as a domain hands it over. */
export type QueuedMessage = Message & { purpose: MessagePurpose; about?: MessageSubject };

/** A way to reach somebody outside of the product. */
export type Channel = {
  /** Whether the settings of this server are enough for its provider. */
  isServed: () => boolean;
  /**
   * Hands a message to the provider, by its id as the idempotency key, so that a repeated try is not a second message.
   * Throws when the provider refuses or does not answer within 10 seconds.
   */
  deliver: (message: Message & { id: number }) => Promise<void>;
  /** What is kept of a message that goes nowhere any more: nothing that opens anything. */
  kept: (message: Message) => Message;
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
