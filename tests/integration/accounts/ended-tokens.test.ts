import { afterEach, describe, expect, it, vi } from "vitest";
import { transact } from "@/db";
import { signOut, endSession, endSessions, signOutElsewhere } from "@/lib/accounts/sessions/service";
import type { Actor } from "@/lib/core/actor";
import { anActor } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

useFreshDatabase();
afterEach(() => void vi.unstubAllGlobals());

const endings: [string, (actor: Actor) => Promise<unknown>][] = [
  ["signing out", signOut],
  ["ending one session", (actor) => endSession(actor, actor.sessionId)],
  ["ending all others", signOutElsewhere],
  ["ending all", ({ accountId }) => transact((tx) => endSessions(tx, accountId))],
];

describe("the tokens of ended sessions", () => {
  it.each(endings)(
    "are forgotten by the front, so that they use up no share of the account: %s",
    async (_name, end) => {
      const forgotten: number[] = [];
      vi.stubGlobal("isomoShares", { know: () => undefined, forget: (account: number) => forgotten.push(account) });
      const actor = await anActor();
      await end(actor);
      expect(forgotten).toEqual([actor.accountId]);
    },
  );
});
