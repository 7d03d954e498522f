import { describe, expect, it } from "vitest";
import { transact } from "@/db";
import type { Actor } from "@/lib/core/actor";
import { countUnread, listNotifications } from "@/lib/notifications/queries";
import { markAllRead, markRead, notify } from "@/lib/notifications/service";
import type { NotificationEntry } from "@/lib/notifications/types";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

async function tell(actor: Actor, entry: Partial<NotificationEntry> = {}): Promise<Actor> {
  const approved = { kind: "sessionApproved", type: "APPROVAL", params: { title: "Wiring" } } as const;
  await transact((tx) => notify(tx, { accountId: actor.accountId, ...approved, ...entry }));
  return again(actor);
}

async function messages(actor: Actor, request: { unreadOnly?: boolean; size?: number; page?: number } = {}) {
  const { items } = await listNotifications(actor, { locale: "en", ...request });
  return items.map(({ message }) => message);
}

describe("notifications", () => {
  it("are the account's own, newest first, and count as unread at the next request", async () => {
    const [before, stranger] = [await anActor(), await anActor()];
    expect(await countUnread(before)).toBe(0);
    const first = await tell(before);
    const second = await tell(first, { params: { title: "Soldering" }, entityType: "rtb", entityId: 7 });
    expect(await countUnread(second)).toBe(2);
    expect(await messages(second)).toEqual(["“Soldering” has been approved.", "“Wiring” has been approved."]);
    expect(await messages(second, { size: 1, page: 1 })).toEqual(["“Wiring” has been approved."]);
    const { items } = await listNotifications(second, { locale: "fr", size: 1 });
    expect(items[0]).toMatchObject({ title: "Plan de séance approuvé", entityType: "rtb", entityId: 7, read: false });
    expect([await countUnread(stranger), await messages(stranger)]).toEqual([0, []]);
  });

  it("are undone with what caused them", async () => {
    const actor = await anActor();
    const failing = transact(async (tx) => {
      await notify(tx, { accountId: actor.accountId, kind: "sessionApproved", type: "APPROVAL", params: {} });
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await countUnread(await again(actor))).toBe(0);
  });

  it("hold any text, and a long one in part", async () => {
    const actor = await tell(await anActor(), { params: { title: "a\u0000b\ud800", reason: "x".repeat(10_000) } });
    const { items } = await listNotifications(actor, { locale: "en" });
    expect(items[0]?.message).toBe("“ab\ufffd” has been approved.");
    expect(String(items[0]?.params.reason)).toHaveLength(500);
  });

  it("are marked read one by one, which nobody else can do", async () => {
    const actor = await tell(await tell(await anActor()), { params: { title: "Soldering" } });
    const [newest] = (await listNotifications(actor, { locale: "en" })).items;
    const id = newest?.id ?? 0;
    expect(await codeOf(markRead(await anActor(), id))).toBe("unknown_notification");
    expect(await codeOf(markRead(actor, 2_000_000_000))).toBe("unknown_notification");
    await markRead(actor, id);
    await markRead(actor, id);
    const after = await again(actor);
    expect(await countUnread(after)).toBe(1);
    expect(await messages(after, { unreadOnly: true })).toEqual(["“Wiring” has been approved."]);
  });

  it("are marked read all at once, and only the actor's", async () => {
    const [actor, other] = [await tell(await tell(await anActor())), await tell(await anActor())];
    expect([await markAllRead(actor), await markAllRead(actor)]).toEqual([2, 0]);
    expect([await countUnread(await again(actor)), await countUnread(await again(other))]).toEqual([0, 1]);
  });
});
