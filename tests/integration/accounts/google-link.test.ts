import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { accounts, identities, outbox } from "@/db/schema";
import { findHalfway } from "@/lib/accounts/entrance/service";
import { issueTicket, linkGoogle, redeemTicket, unlinkGoogle } from "@/lib/accounts/google/service";
import { beginPasskey, dropPasskey, finishPasskey } from "@/lib/accounts/security/service";
import { findGoogleLink } from "@/lib/accounts/security/queries";
import type { Actor } from "@/lib/core/actor";
import { minutes } from "@/lib/core/clock";
import { aCaller, again, anActor } from "@/tests/support/actors";
import { aPasskey } from "@/tests/support/authenticator";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf, halfOf, withPassword } from "@/tests/support/factors";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

let people = 0;

function atGoogle(email = "somebody.else@gmail.test") {
  people += 1;
  return { subject: `google-${people}`, email, emailVerified: true, name: "Keza" };
}

async function subjects(actor: Actor): Promise<string[]> {
  const rows = await (await database()).select().from(outbox).where(eq(outbox.recipient, actor.email));
  return rows.map(({ subject }) => subject);
}

async function withoutPassword(): Promise<Actor> {
  const actor = await anActor();
  await (await database()).update(accounts).set({ passwordHash: null }).where(eq(accounts.id, actor.accountId));
  return actor;
}

describe("linking Google", () => {
  it("opens the account with any address from then on, and tells the owner", async () => {
    const [actor, profile] = [await withPassword(), atGoogle()];
    await linkGoogle(actor, profile);
    expect(await findGoogleLink(actor)).toBeInstanceOf(Date);
    expect((await issueTicket(profile, "en")).email).toBe(actor.email);
    expect(await subjects(actor)).toEqual(["Google was linked to your Isomo account"]);
    await linkGoogle(actor, profile);
    expect(await subjects(actor)).toHaveLength(1);
  });

  it("takes nobody's link away, of two at once one gets it, and asks who is there", async () => {
    const [mine, theirs, profile] = [await withPassword(), await withPassword(), atGoogle()];
    const both = await Promise.all([mine, theirs].map((actor) => codeOf(linkGoogle(actor, profile))));
    expect(both.sort()).toEqual(["identity_taken", "none"]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(11) });
    expect(await codeOf(linkGoogle(await again(mine), atGoogle()))).toBe("proof_required");
    expect(await codeOf(unlinkGoogle(await again(mine)))).toBe("proof_required");
  });

  it("is not taken back by who comes in at the same moment with an address of another account", async () => {
    for (let round = 0; round < 12; round += 1) {
      const [mine, theirs] = [await withPassword(), await withPassword()];
      const profile = atGoogle(theirs.email);
      const [linked, ticket] = await Promise.all([codeOf(linkGoogle(mine, profile)), issueTicket(profile, "en")]);
      expect([linked, ticket.email]).toEqual(
        linked === "none" ? ["none", mine.email] : ["identity_taken", theirs.email],
      );
    }
  });

  it("that comes by itself with a verified address is told as well", async () => {
    const actor = await withPassword();
    await issueTicket(atGoogle(actor.email), "en");
    expect(await subjects(actor)).toContain("Google was linked to your Isomo account");
  });
});

describe("unlinking Google", () => {
  it("is refused where nothing else opens the account", async () => {
    const actor = await withoutPassword();
    await linkGoogle(actor, atGoogle());
    expect(await codeOf(unlinkGoogle(actor))).toBe("last_way_in");
    expect(await findGoogleLink(actor)).not.toBeNull();
  });

  it("leaves a passkey as the last way in, which then stays", async () => {
    const [actor, key] = [await withoutPassword(), aPasskey()];
    await linkGoogle(actor, atGoogle());
    await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
    await unlinkGoogle(actor);
    expect(await findGoogleLink(actor)).toBeNull();
    expect(await subjects(actor)).toContain("Google was unlinked from your Isomo account");
    expect(await codeOf(dropPasskey(actor, key.id))).toBe("last_way_in");
    const db = await database();
    expect(await db.$count(identities, eq(identities.accountId, actor.accountId))).toBe(0);
  });

  it("keeps whoever comes by Google out until its person links it again", async () => {
    const actor = await withPassword();
    const [profile, other] = [atGoogle(actor.email), atGoogle(actor.email)];
    const before = await issueTicket(profile, "en");
    const token = await halfOf(actor, "google");
    await unlinkGoogle(await again(actor));
    expect(await codeOf(redeemTicket(before, aCaller()))).toBe("invalid_ticket");
    expect(await findHalfway(token)).toBeNull();
    expect(await codeOf(issueTicket(profile, "en"))).toBe("google_unlinked");
    expect(await codeOf(issueTicket(other, "en"))).toBe("google_unlinked");
    expect(await findGoogleLink(actor)).toBeNull();
    await linkGoogle(await again(actor), other);
    expect((await redeemTicket(await issueTicket(other, "en"), aCaller())).kind).toBe("in");
  });

  it("and dropping the last passkey at once leave one of the two", async () => {
    const [actor, key] = [await withoutPassword(), aPasskey()];
    await linkGoogle(actor, atGoogle());
    await finishPasskey(actor, key.register(await beginPasskey(actor)), aCaller());
    const both = await Promise.all([codeOf(unlinkGoogle(actor)), codeOf(dropPasskey(actor, key.id))]);
    expect(both.sort()).toEqual(["last_way_in", "none"]);
  });
});
