export type ActivityType =
  | "create"
  | "edit"
  | "view"
  | "download"
  | "delete"
  | "rate"
  | "share"
  | "template"
  | "subscription";

export type ActivityEntry = {
  accountId: number;
  type: ActivityType;
  title: string;
  entityType: string;
  entityId: number | null;
  metadata?: Record<string, string>;
};
