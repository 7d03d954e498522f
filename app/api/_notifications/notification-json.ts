import type { Notification } from "@/lib/notifications/types";

/** A notification in the specification's shape: what it is about is JSON text. Source: specification 2, section 3. */
export function notificationJson({ params, entityType, entityId, ...told }: Notification) {
  return { ...told, metadata: JSON.stringify({ ...params, ...(entityType && { entityType, entityId }) }) };
}
