import { expect, it } from "vitest";
import { hashPassword, passwordMatches } from "@/lib/accounts/passwords/gateway";

it("a password is hashed by argon2id at the cost that OWASP recommends at least, and found again", async () => {
  const hash = await hashPassword("a long password");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, "a long password")).toBe(true);
  expect(await passwordMatches(hash, "another password")).toBe(false);
});
