import type { FormState } from "@/lib/web/form-state";

/** A notification with its times written out and the page it is about. */
export type NotificationRow = {
  id: number;
  type: string;
  title: string;
  message: string;
  href: string | null;
  when: string;
  /** Date and time, for the tooltip. */
  moment: string;
  /** ISO moment. */
  createdAt: string;
  read: boolean;
};

type Action<Data = unknown> = (previous: FormState<Data>, input: unknown) => Promise<FormState<Data>>;

/** What can be done with notifications; the actions stand beside their page. */
export type NotificationActions = {
  /** The newest, for the bell. */
  load: Action<NotificationRow[]>;
  /** Marks one, named by its `id`, read and leads to what it is about. */
  open: Action;
  markRead: Action;
  markAllRead: Action;
};
