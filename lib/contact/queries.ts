import { desc, eq } from "drizzle-orm";
import { database } from "@/db";
import { contactMessages } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { inboxSize } from "./constants";
import type { InboxFilters } from "./schema";
import type { ContactMessage } from "./types";

function chosen({ state, message }: InboxFilters) {
  if (message !== undefined) return eq(contactMessages.id, message);
  return state === "all" ? undefined : eq(contactMessages.state, state);
}

/** A page of the inbox, the newest first; one message alone when it is named. Throws `forbidden`. */
export async function listContactMessages(actor: Actor, filters: InboxFilters): Promise<Page<ContactMessage>> {
  requireAdmin(actor);
  const db = await database();
  const where = chosen(filters);
  const page = filters.message === undefined ? filters.page : 0;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(desc(contactMessages.id))
      .limit(inboxSize)
      .offset(page * inboxSize),
    db.$count(contactMessages, where),
  ]);
  const items = rows.map(({ createdAt, answeredAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return toPage(items, { page, size: inboxSize, total });
}
