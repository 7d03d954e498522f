import { z } from "zod";
import { listQuery, notificationParams, readerParams } from "@/lib/notifications/schema";
import type { ApiCall } from "./types";

const notification = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  metadata: z.string(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});

const own = "/api/notifications/user/{userId}";
const list = { method: "GET", params: readerParams, query: listQuery, answer: z.array(notification) } as const;

export const notificationCalls: readonly ApiCall[] = [
  { name: "listNotifications", path: own, ...list },
  { name: "listUnread", path: `${own}/unread`, ...list },
  {
    name: "countUnread",
    method: "GET",
    path: `${own}/unread/count`,
    params: readerParams,
    answer: z.object({ count: z.int() }),
  },
  {
    name: "markRead",
    method: "PUT",
    path: "/api/notifications/{id}/mark-read",
    params: notificationParams,
    query: readerParams.partial(),
    answer: notification,
  },
  {
    name: "markAllRead",
    method: "PUT",
    path: `${own}/mark-all-read`,
    params: readerParams,
    answer: z.object({ marked: z.int() }),
  },
];
