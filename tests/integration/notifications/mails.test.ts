import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { outbox } from "@/db/schema";
import { minutes } from "@/lib/core/clock";
import { queueMail, sendDueMessages, whenQueued } from "@/lib/notifications/service";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeMail, type FakeMail } from "@/tests/support/fake-mail";

let provider: FakeMail;
beforeAll(async () => {
  provider = await startFakeMail();
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", provider.url);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
useFreshDatabase();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T08:00:00Z") });
  provider.sent.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await (await database()).delete(outbox);
});
afterAll(() => provider.close());

async function queue(recipient = "keza@example.rw"): Promise<void> {
  const mail = { purpose: "security", subject: "Hello", text: "Hello", html: "<p>Hello</p>" } as const;
  await transact((tx) => queueMail(tx, { recipient, ...mail }));
}

async function newest() {
  const db = await database();
  const [mail] = await db.select().from(outbox);
  return mail;
}

describe("the outbox", () => {
  it("sends what was queued, once, under a key of its own", async () => {
    await queue();
    expect(await sendDueMessages()).toBe(1);
    expect(await sendDueMessages()).toBe(0);
    const mail = await newest();
    expect(mail).toMatchObject({ state: "sent", tries: 1 });
    expect(provider.sent).toMatchObject([{ subject: "Hello", key: `isomo-mail-${mail?.id}` }]);
  });

  it("is emptied by many senders at once without sending twice", async () => {
    for (let at = 0; at < 12; at += 1) await queue(`person-${at}@example.rw`);
    await Promise.all([1, 2, 3, 4].map(() => sendDueMessages()));
    expect(provider.sent).toHaveLength(12);
    expect(new Set(provider.sent.map(({ key }) => key)).size).toBe(12);
  });

  it("tries again after 2, 4, 8 minutes, under the same key", async () => {
    provider.refuse(2);
    await queue();
    expect(await sendDueMessages()).toBe(0);
    expect(await newest()).toMatchObject({ state: "queued", tries: 1 });
    vi.advanceTimersByTime(minutes(2) - 1);
    await sendDueMessages();
    expect((await newest())?.tries).toBe(1);
    vi.advanceTimersByTime(1);
    await sendDueMessages();
    expect((await newest())?.tries).toBe(2);
    vi.advanceTimersByTime(minutes(4));
    expect(await sendDueMessages()).toBe(1);
    expect(await newest()).toMatchObject({ state: "sent", tries: 3, lastError: null });
  });

  it("gives up after ten tries", async () => {
    provider.refuse(100);
    await queue();
    for (let time = 0; time < 12; time += 1) {
      await sendDueMessages();
      vi.advanceTimersByTime(minutes(241));
    }
    expect(await newest()).toMatchObject({ state: "failed", tries: 10 });
    provider.refuse(0);
  });

  it("forgets what was queued by a transaction that failed", async () => {
    const failing = transact(async (tx) => {
      await queueMail(tx, { recipient: "x@example.rw", purpose: "security", subject: "", text: "", html: "" });
      throw new Error("after queueing");
    });
    await expect(failing).rejects.toThrow("after queueing");
    const db = await database();
    expect(await db.$count(outbox, eq(outbox.recipient, "x@example.rw"))).toBe(0);
  });

  it("tells that there is something to send", async () => {
    const told = vi.fn();
    whenQueued(told);
    await queue();
    expect(told).toHaveBeenCalledOnce();
  });
});
