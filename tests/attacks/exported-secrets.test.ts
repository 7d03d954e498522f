import JSZip from "jszip";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { requestPasswordReset } from "@/lib/accounts/recovery/service";
import { registerAccount } from "@/lib/accounts/registration/service";
import type { Actor } from "@/lib/core/actor";
import { sendDueMessages } from "@/lib/notifications/service";
import { exportPersonalData } from "@/lib/personal-data/export/service";
import { aCaller, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeMail, type FakeMail } from "@/tests/support/fake-mail";
import { codesTo, linksTo, mailsTo } from "@/tests/support/mailbox";

let provider: FakeMail;
beforeAll(async () => {
  provider = await startFakeMail();
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", provider.url);
});
useFreshDatabase();
afterAll(() => provider.close());

async function exportedMails(actor: Actor): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await exportPersonalData(actor)) pieces.push(piece);
  const zip = await JSZip.loadAsync(Buffer.concat(pieces));
  return (await zip.file("mails.json")?.async("string")) ?? "";
}

describe("who finds somebody's open screen", () => {
  it("gets no code and no link out of an export, whether its mail went out or not", async () => {
    const actor = await anActor();
    await requestPasswordReset(actor.email, aCaller());
    const [[code = "none"], [link = "none"]] = [await codesTo(actor.email), await linksTo(actor.email)];
    expect(link).toHaveLength(43);
    const waiting = await exportedMails(actor);
    await sendDueMessages();
    for (const told of [waiting, await exportedMails(actor)]) {
      expect(told).toContain("Isomo code for a new password");
      expect(told).not.toContain(code);
      expect(told).not.toContain(link);
    }
  });
});

describe("a mail with a code and a link", () => {
  it("is kept without them once it went out, with what else it says", async () => {
    const email = "blanked@example.rw";
    await registerAccount({ email, password: "a long password", fullName: "Keza", school: "GS" }, "en", aCaller());
    const [[code = "none"], [link = "none"]] = [await codesTo(email), await linksTo(email)];
    await sendDueMessages();
    expect(provider.sent.map(({ subject }) => subject)).toContain(`${code} is your Isomo code`);
    const [mail] = await mailsTo(email);
    const { subject = "", text = "", html = "" } = mail ?? {};
    expect(mail?.state).toBe("sent");
    expect(subject).toBe("*** is your Isomo code");
    expect(subject + text + html).not.toContain(code);
    expect(subject + text + html).not.toContain(link);
    expect(text).toContain("mode=verify-email");
  });
});
