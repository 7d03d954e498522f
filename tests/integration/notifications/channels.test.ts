import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { outbox } from "@/db/schema";
import type * as envModule from "@/lib/core/env";
import type * as registryModule from "@/lib/notifications/channels/registry";
import { minutes } from "@/lib/core/clock";
import { hasLocalMailbox } from "@/lib/notifications/channels/mailbox";
import { listSandboxMails } from "@/lib/notifications/queries";
import { queueMessage, sendDueMessages } from "@/lib/notifications/service";
import type { Channel, Message } from "@/lib/notifications/types";
import { useFreshDatabase } from "@/tests/support/database";

const { texts, provider, server } = vi.hoisted(() => {
  const provider = { sent: [] as { recipient: string; text: string }[], refuses: false, isSetUp: true };
  // A channel for texts on phones, as its own folder would hold it.
  const texts: Channel = {
    isServed: () => provider.isSetUp,
    async deliver({ recipient, text }) {
      if (provider.refuses) throw new Error("no credit");
      provider.sent.push({ recipient, text });
    },
    kept: (message) => ({ ...message, text: message.text.replace(/\d{6}/, "***") }),
  };
  return { texts, provider, server: { production: false } };
});

// And its one line outside.
vi.mock("@/lib/notifications/channels/registry", async (original) => {
  const own = await original<typeof registryModule>();
  return { channels: { ...own.channels, texts } };
});

vi.mock("@/lib/core/env", async (original) => {
  const own = await original<typeof envModule>();
  return { ...own, env: () => ({ ...own.env(), production: server.production }) };
});

useFreshDatabase();

beforeEach(async () => {
  await (await database()).delete(outbox);
  provider.sent.length = 0;
  Object.assign(provider, { refuses: false, isSetUp: true });
  server.production = false;
});

async function queue(channel: string, given: Partial<Message> = {}): Promise<void> {
  const code = { purpose: "verification", subject: "", text: "Your code is 123456.", html: "" } as const;
  const message = { recipient: "+250788123456", ...code, ...given };
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

it("a channel without a provider is read in the local mailbox on a machine of one's own, with its codes", async () => {
  provider.isSetUp = false;
  await queue("texts");
  expect(await kept()).toMatchObject([{ state: "sent", text: "Your code is 123456." }]);
  expect(hasLocalMailbox()).toBe(true);
});

it("the local mailbox shows nothing of a channel that really sends", async () => {
  await queue("texts");
  await queue("mail", { recipient: "keza@example.rw" });
  expect(await listSandboxMails()).toMatchObject([{ to: "keza@example.rw" }]);
  server.production = true;
  expect(await listSandboxMails()).toEqual([]);
});

it("a channel without a provider loses no message in production: it waits until there is one", async () => {
  server.production = true;
  provider.isSetUp = false;
  await queue("texts");
  expect(await sendDueMessages()).toBe(0);
  expect(await kept()).toMatchObject([{ state: "queued", tries: 1, lastError: "channel without a provider" }]);
  expect(hasLocalMailbox()).toBe(false);
  provider.isSetUp = true;
  await (await database()).update(outbox).set({ nextTryAt: new Date(Date.now() - minutes(1)) });
  expect(await sendDueMessages()).toBe(1);
  expect(provider.sent).toHaveLength(1);
});

it("what waits for a channel that was taken away is given up in the end, and nothing is kept of its text", async () => {
  await queue("texts");
  const due = { channel: "pigeons", tries: 9, nextTryAt: new Date(0) };
  await (await database()).update(outbox).set(due).where(eq(outbox.channel, "texts"));
  expect(await sendDueMessages()).toBe(0);
  expect(await kept()).toMatchObject([{ state: "failed", text: "" }]);
});
