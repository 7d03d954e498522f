import type { Notification } from "@/lib/notifications/types";

/** A notification as clients get it: what it is about is JSON text. Source: NEW-3. */
export function notificationJson({ params, entityType, entityId, ...told }: Notification) {
  return { ...told, metadata: JSON.stringify({ ...params, ...(entityType && { entityType, entityId }) }) };
}
