import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { accounts, contactMessages, outbox, notifications } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { eraseAccount } from "@/lib/personal-data/service";
import { listRecords } from "@/lib/personal-data/records/queries";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { listContactMessages } from "@/lib/contact/queries";
import { contactInput, inboxFilters } from "@/lib/contact/schema";
import {
  deleteMessage,
  eraseOldMessages,
  markMessageAnswered,
  reopenMessage,
  sendContactMessage,
} from "@/lib/contact/service";
import { contactMail } from "@/lib/notifications/channels/mail/templates";
import { queueMail } from "@/lib/notifications/service";
import { jobs } from "@/lib/jobs/schedule";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

vi.stubEnv("SUPPORT_EMAIL", "help@isomo.test");
useFreshDatabase();
const all = inboxFilters.parse({ state: "all" });
let admin: Actor;
let made = 0;

beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});
afterEach(() => vi.useRealTimers());

function written(given: Record<string, unknown> = {}) {
  made += 1;
  const plain = { name: "Diane", email: `diane.${made}@school.test`, subject: "Fractions", message: "Murakoze\ncyane" };
  return contactInput.parse({ ...plain, language: "rw", ...given });
}

function aRow(given: { email?: string; createdAt?: Date } = {}) {
  const { website: _website, ...row } = written();
  return { ...row, language: "en", createdAt: now(), ...given };
}

async function send(given: Record<string, unknown> = {}, address = aCaller().address) {
  const input = written(given);
  await sendContactMessage(input, { address, language: "en" });
  const db = await database();
  const [kept] = await db.select().from(contactMessages).where(eq(contactMessages.email, input.email));
  return kept;
}

describe("a message of the contact form", () => {
  it("is kept, told to administrators and mailed to the support, quoted and without typed words in its subject", async () => {
    const kept = await send({ subject: "Urgent", message: "Murakoze\nhttps://evil.example/<script>" });
    expect(kept).toMatchObject({ name: "Diane", state: "new", language: "rw" });
    const db = await database();
    const told = await db.select().from(notifications).where(eq(notifications.accountId, admin.accountId));
    expect(told.at(-1)).toMatchObject({ kind: "contactMessage", entityId: kept?.id, params: { subject: "Urgent" } });
    const letters = await db.select().from(outbox).where(eq(outbox.recipient, "help@isomo.test"));
    const letter = letters.at(-1);
    expect(letter?.subject).toBe("Message from the contact form");
    expect(letter?.text).toContain(`From Diane <${kept?.email}>`);
    expect(letter?.text).toContain("> Murakoze");
    expect(letter?.html).not.toContain('href="https://evil.example');
    expect(letter?.html).not.toContain("<script>");
    expect(letter?.text).toContain(`${env().appUrl}/admin/messages?message=${kept?.id}`);
  });

  it("that a program fills in is answered alike and dropped", async () => {
    expect(await send({ website: "https://spam.example" })).toBeUndefined();
  });

  it("is limited for one network and for one address", async () => {
    const { address } = aCaller();
    const answers: string[] = [];
    for (let count = 0; count < 25; count += 1) answers.push(await codeOf(send({}, address)));
    expect(answers.filter((code) => code === "too_many_requests")).toHaveLength(5);
    const one: string[] = [];
    for (let count = 0; count < 7; count += 1) one.push(await codeOf(send({ email: "one@school.test" })));
    expect(one.filter((code) => code === "too_many_requests")).toHaveLength(2);
    expect(await codeOf(send({ email: "one+another@school.test" }))).toBe("too_many_requests");
  });

  it("of a flood is kept and told with the others in one notice and one mail, once", async () => {
    const db = await database();
    for (let count = 0; count < 70; count += 1) await send();
    const answered = await send();
    await markMessageAnswered(admin, answered?.id ?? 0);
    const ofAdmin = eq(notifications.accountId, admin.accountId);
    const toSupport = eq(outbox.recipient, "help@isomo.test");
    const counts = async () => [await db.$count(notifications, ofAdmin), await db.$count(outbox, toSupport)] as const;
    const [notices, letters] = await counts();
    const last = await send();
    expect(last).toMatchObject({ toldAt: null });
    expect(await counts()).toEqual([notices, letters]);
    const silent = await db.$count(
      contactMessages,
      and(isNull(contactMessages.toldAt), eq(contactMessages.state, "new")),
    );
    expect(silent).toBeGreaterThan(5);
    await Promise.all([jobs.contact?.run(), jobs.contact?.run()]);
    expect(await counts()).toEqual([notices + 1, letters + 1]);
    const [told] = await db.select().from(notifications).where(ofAdmin).orderBy(desc(notifications.id)).limit(1);
    expect(told).toMatchObject({ kind: "contactMessages", params: { count: silent } });
    const [letter] = await db.select().from(outbox).where(toSupport).orderBy(desc(outbox.id)).limit(1);
    expect(letter?.text).toContain(`${env().appUrl}/admin/messages`);
    expect(letter?.text).toContain(`: ${silent}.`);
  });

  it.each([
    ["name", ""],
    ["subject", "   "],
    ["message", undefined],
    ["email", "nobody"],
  ])("needs its %s", (field, value) => {
    const given = { name: "D", email: "d@school.test", subject: "S", message: "M", [field]: value };
    const parsed = contactInput.safeParse(given);
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe("the inbox", () => {
  it("is for administrators alone", async () => {
    const teacher = await anActor({ role: "TEACHER" });
    const refused = [listContactMessages(teacher, all), markMessageAnswered(teacher, 1), deleteMessage(teacher, 1)];
    for (const work of [...refused, reopenMessage(teacher, 1)]) expect(await codeOf(work)).toBe("forbidden");
  });

  it("shows new ones first asked for, and each under its state", async () => {
    const db = await database();
    const [kept] = await db.insert(contactMessages).values(aRow()).returning();
    const id = kept?.id ?? 0;
    const first = async (state: string) => {
      const { items } = await listContactMessages(admin, inboxFilters.parse({ state }));
      return items[0]?.id;
    };
    expect(await first("new")).toBe(id);
    await markMessageAnswered(admin, id);
    await markMessageAnswered(admin, id);
    expect([await first("new"), await first("answered")]).toEqual([id - 1, id]);
    await reopenMessage(admin, id);
    expect(await first("new")).toBe(id);
    const alone = await listContactMessages(admin, inboxFilters.parse({ message: id }));
    expect(alone.items).toMatchObject([{ id, answeredAt: null }]);
    expect(await codeOf(markMessageAnswered(admin, 999_999))).toBe("message_not_found");
  });
});

describe("personal data of a message", () => {
  it("goes with a message that is deleted, and after a year", async () => {
    const db = await database();
    const row = aRow();
    const about = { accountId: admin.accountId, type: "CONTACT", kind: "contactMessage", params: { email: row.email } };
    const keep = async (createdAt: Date) => {
      const [kept] = await db
        .insert(contactMessages)
        .values({ ...row, createdAt })
        .returning();
      await db.insert(notifications).values({ ...about, entityType: "contactMessage", entityId: kept?.id });
      return kept?.id ?? 0;
    };
    const [deleted, old, young] = [
      await keep(now()),
      await keep(new Date(now().getTime() - days(366))),
      await keep(now()),
    ];
    await deleteMessage(admin, deleted);
    expect(await eraseOldMessages()).toBe(1);
    for (const [id, count] of [
      [deleted, 0],
      [old, 0],
      [young, 1],
    ] as const) {
      expect(await db.$count(contactMessages, eq(contactMessages.id, id))).toBe(count);
      expect(await db.$count(notifications, eq(notifications.entityId, id))).toBe(count);
    }
  });

  it("is in the export of the account with its address, and erased with it, the support's mail too", async () => {
    const db = await database();
    const actor = await anActor();
    const [own, other] = await db
      .insert(contactMessages)
      .values([aRow({ email: actor.email }), aRow()])
      .returning();
    if (!own || !other) throw new Error("no messages");
    // What the support was told, also at an address that it had before; and of somebody who names the person.
    for (const { id, name, email, subject } of [own, other]) {
      const mail = contactMail({
        name,
        email,
        subject,
        message: `I am <${actor.email}>`,
        link: `${env().appUrl}/admin`,
      });
      const about = { type: "contactMessage", id } as const;
      for (const recipient of ["help@isomo.test", "former@isomo.test"])
        await transact((tx) => queueMail(tx, { recipient, ...mail, about }));
    }
    const records = await listRecords(actor);
    const rows: unknown[] = [];
    for await (const row of records.find(([name]) => name === "contact-messages")?.[1] ?? []) rows.push(row);
    expect(rows).toMatchObject([{ subject: "Fractions" }]);
    await transact((tx) => eraseAccount(tx, { id: actor.accountId, email: actor.email }));
    expect(await db.$count(contactMessages, eq(contactMessages.email, actor.email))).toBe(0);
    const from = (email: string) => db.$count(outbox, sql`position(${`Diane <${email}>`} in ${outbox.text}) > 0`);
    expect([await from(own.email), await from(other.email)]).toEqual([0, 2]);
  });

  it("is not erased with an account that never proved the address", async () => {
    const db = await database();
    const [stranger] = await db
      .insert(accounts)
      .values(aTeacher({ verifiedAt: null }))
      .returning();
    const { id = 0, email = "" } = stranger ?? {};
    await db.insert(contactMessages).values(aRow({ email }));
    await transact((tx) => eraseAccount(tx, { id, email }));
    expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1);
  });
});
