import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { passkeyChallenges } from "@/db/schema";
import { minutes, now } from "@/lib/core/clock";
import { jobs } from "@/lib/jobs/schedule";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

describe("challenges that strangers ask for and never answer", () => {
  it("are gone within minutes, and nobody's that still counts", async () => {
    const db = await database();
    const row = (challenge: string, from: number) => ({
      challenge,
      purpose: "signIn",
      binding: "a-browser",
      expiresAt: new Date(now().getTime() + from),
    });
    const old = Array.from({ length: 200 }, (_, at) => row(`old-${at}`, -1_000));
    await db.insert(passkeyChallenges).values([...old, row("fresh", minutes(1))]);
    const often = Object.values(jobs).filter(({ cron }) => /^[*][/]?[0-9]* [*] [*]/.test(cron));
    for (const { run } of often) await run();
    const left = await db.select({ challenge: passkeyChallenges.challenge }).from(passkeyChallenges);
    expect(left).toEqual([{ challenge: "fresh" }]);
  });
});
