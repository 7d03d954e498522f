import { describe, expect, it } from "vitest";
import { assertUncommon } from "@/lib/accounts/passwords/service";

const own = ["keza.aline@school.rw", "Keza Aline", "GS Rugarama"];

function refused(password: string): Promise<boolean> {
  return assertUncommon({ field: "password", password, own }).then(
    () => false,
    () => true,
  );
}

describe("a password that anybody would try first", () => {
  it.each([
    ...["12345678", "password", "PASSWORD", "Password1", "qwertyuiop", "iloveyou", "secret", "123456", "football99"],
    ...["aaaaaaaa", "isomo2026", "Rwanda2026!", "Kigali123", "kezaaline", "Keza.Aline", "keza aline 90", "gs-rugarama"],
  ])("is refused: %s", async (password) => {
    expect(await refused(password)).toBe(true);
  });

  it.each([
    "zebu-6",
    "a long password",
    "correct horse battery",
    "Ubwenge burarahurwa",
    "u9Q!x2",
    "lessons for P5 on rain",
  ])("is not: %s", async (password) => {
    expect(await refused(password)).toBe(false);
  });

  it("is told at its field", async () => {
    const given = { field: "newPassword", password: "12345678", own: [] };
    await expect(assertUncommon(given)).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { newPassword: "passwordCommon" } },
    });
  });
});
