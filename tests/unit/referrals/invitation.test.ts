import { describe, expect, it } from "vitest";
import { invitationLink } from "@/lib/referrals/rules";

describe("an invitation", () => {
  it.each([
    ["en", "https://isomo.example.rw/auth?mode=register&ref=keza%40school.rw"],
    ["fr", "https://isomo.example.rw/fr/auth?mode=register&ref=keza%40school.rw"],
    ["rw", "https://isomo.example.rw/rw/auth?mode=register&ref=keza%40school.rw"],
  ] as const)("of somebody who reads %s is in that language", (locale, link) => {
    expect(invitationLink({ appUrl: "https://isomo.example.rw", locale }, "keza@school.rw")).toBe(link);
  });
});
