import { describe, expect, it } from "vitest";
import { profileInput } from "@/lib/accounts/profile/schema";
import { updateProfile } from "@/lib/accounts/profile/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

describe("the profile", () => {
  it("is kept for its owner alone and renews what is cached", async () => {
    const [owner, stranger] = [await anActor(), await anActor({ fullName: "Habimana Eric" })];
    const input = profileInput.parse({ fullName: "  Uwera Josée ", school: "GS Kacyiru\u0000", language: "rw" });
    await updateProfile(owner, input);
    const later = await again(owner);
    expect(later).toMatchObject({ fullName: "Uwera Josée", school: "GS Kacyiru", language: "rw", role: "USER" });
    expect(later).toMatchObject({ email: owner.email, revision: owner.revision + 1 });
    expect(await again(stranger)).toMatchObject({ fullName: "Habimana Eric", revision: stranger.revision });
  });

  it("refuses names that are too short or too long, and unknown languages, at their fields", () => {
    const refused = profileInput.safeParse({ fullName: " A ", school: "x".repeat(201), language: "sw" });
    expect(refused.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["fullName", "fullNameMin"],
      ["school", "tooLong"],
      ["language", "languageRequired"],
    ]);
  });
});
