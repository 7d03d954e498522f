import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { outbox } from "@/db/schema";
import type * as registryModule from "@/lib/notifications/channels/registry";
import { minutes } from "@/lib/core/clock";
import { queueMessage, sendDueMessages } from "@/lib/notifications/service";
import type { Channel, Message } from "@/lib/notifications/types";
import { useFreshDatabase } from "@/tests/support/database";

const { texts, provider } = vi.hoisted(() => {
  const provider = { sent: [] as { recipient: string; text: string }[], refuses: false };
  // A channel for texts on phones, as its own folder would hold it.
  const texts: Channel = {
    isLocal: () => false,
    async deliver({ recipient, text }) {
      if (provider.refuses) throw new Error("no credit");
      provider.sent.push({ recipient, text });
    },
    kept: (message) => ({ ...message, text: message.text.replace(/\d{6}/, "***") }),
  };
  return { texts, provider };
});

// And its one line outside.
vi.mock("@/lib/notifications/channels/registry", async (original) => {
  const own = await original<typeof registryModule>();
  return { channels: { ...own.channels, texts } };
});

useFreshDatabase();

beforeEach(async () => {
  await (await database()).delete(outbox);
  provider.sent.length = 0;
  provider.refuses = false;
});

async function queue(channel: string, given: Partial<Message> = {}): Promise<void> {
  const message = { recipient: "+250788123456", subject: "", text: "Your code is 123456.", html: "", ...given };
  // The compiler knows one channel; the registry knows two.
  await transact((tx) => queueMessage(tx, channel as "mail", message));
}

async function kept() {
  const db = await database();
  return db.select().from(outbox).orderBy(outbox.id);
}

it("a second channel has its messages delivered by its own provider, and keeps no secrets of them", async () => {
  await queue("texts");
  await queue("mail", { recipient: "keza@example.rw" });
  expect(await sendDueMessages()).toBe(1);
  expect(provider.sent).toEqual([{ recipient: "+250788123456", text: "Your code is 123456." }]);
  expect(await kept()).toMatchObject([
    { channel: "texts", state: "sent", text: "Your code is ***." },
    // Its local mailbox page has shown it already.
    { channel: "mail", state: "sent", tries: 0 },
  ]);
});

it("what a provider refuses is tried again, and holds up no other message", async () => {
  provider.refuses = true;
  await queue("texts");
  await sendDueMessages();
  expect(await kept()).toMatchObject([{ state: "queued", tries: 1, lastError: "no credit" }]);
  provider.refuses = false;
  await (await database()).update(outbox).set({ nextTryAt: new Date(Date.now() - minutes(1)) });
  expect(await sendDueMessages()).toBe(1);
});

it("what waits for a channel that was taken away is given up in the end, and nothing is kept of its text", async () => {
  await queue("texts");
  const due = { channel: "pigeons", tries: 9, nextTryAt: new Date(0) };
  await (await database()).update(outbox).set(due).where(eq(outbox.channel, "texts"));
  expect(await sendDueMessages()).toBe(0);
  expect(await kept()).toMatchObject([{ state: "failed", text: "" }]);
});
