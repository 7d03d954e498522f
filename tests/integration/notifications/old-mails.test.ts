import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db";
import { outbox } from "@/db/schema";
import { contactMail } from "@/lib/notifications/channels/mail/templates";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

const statements = readFileSync("db/migrations/0043_mail_purposes.sql", "utf8").split("--> statement-breakpoint");
/** What the migration does to the rows of before it. */
const changes = statements.filter((statement) => /^UPDATE /m.test(statement));

it("a mail of before says what it is about, by the link that only it has", async () => {
  const db = await database();
  const link = (id: number) => `http://localhost:3000/admin/messages?message=${id}`;
  const written = {
    name: "Diane",
    email: "diane@school.test",
    subject: `See ${link(5)}`,
    message: `See\n${link(6)}\n`,
  };
  const { subject, text, html } = contactMail({ ...written, link: link(7) });
  const others = ["Hello", `See ${link(8)}`].map((line) => ({ subject: "s", text: line, html: "" }));
  const rows = [{ subject, text, html }, ...others].map((row) => ({ ...row, recipient: "help@isomo.test" }));
  await db.insert(outbox).values(rows);
  expect(changes).toHaveLength(1);
  for (const statement of changes) await db.execute(sql.raw(statement));
  const nothing = { purpose: null, aboutType: null, aboutId: null };
  expect(await db.select().from(outbox).orderBy(outbox.id)).toMatchObject([
    { purpose: "contactMessage", aboutType: "contactMessage", aboutId: 7 },
    nothing,
    nothing,
  ]);
});
