import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { contactMessages, outbox } from "@/db/schema";
import { contactInput } from "@/lib/contact/schema";
import { deleteMessage, eraseOldMessages, sendContactMessage } from "@/lib/contact/service";
import { days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

vi.stubEnv("SUPPORT_EMAIL", "help@isomo.test");
useFreshDatabase();
let written = 0;

async function send(given: { message?: string } = {}) {
  written += 1;
  const plain = { name: "Diane", email: `diane.${written}@school.test`, subject: "Fractions", message: "Murakoze" };
  const input = contactInput.parse({ ...plain, ...given });
  await sendContactMessage(input, { address: aCaller().address, language: "en" });
  const db = await database();
  const [kept] = await db.select().from(contactMessages).where(eq(contactMessages.email, input.email));
  return kept;
}

describe("a message that is erased", () => {
  it("takes the support's mail of it along, and no other", async () => {
    const [db, admin] = [await database(), await anActor({ role: "ADMIN" })];
    const [kept, other] = [await send(), await send({ message: "An answer" })];
    const quoted = `${env().appUrl}/admin/messages?message=${other?.id}`;
    const third = await send({ message: `See\n${quoted}\nthere` });
    const letters = async (id = 0) => {
      const ends = sql`position(${`\n${env().appUrl}/admin/messages?message=${id}\n`} in ${outbox.text}) > 0`;
      return db.$count(outbox, ends);
    };
    expect([await letters(kept?.id), await letters(other?.id), await letters(third?.id)]).toEqual([1, 1, 1]);
    await deleteMessage(admin, other?.id ?? 0);
    expect([await letters(kept?.id), await letters(other?.id), await letters(third?.id)]).toEqual([1, 0, 1]);
    const long = new Date(now().getTime() - days(366));
    await db
      .update(contactMessages)
      .set({ createdAt: long })
      .where(eq(contactMessages.id, kept?.id ?? 0));
    await eraseOldMessages();
    expect([await letters(kept?.id), await letters(third?.id)]).toEqual([0, 1]);
  });
});
