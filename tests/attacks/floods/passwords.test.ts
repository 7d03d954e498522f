import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { rateLimits } from "@/db/schema";
import { signIn } from "@/lib/accounts/service";
import { limits } from "@/lib/limits/constants";
import { spendLimit } from "@/lib/limits/service";
import { aCaller } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

describe("passwords tried beyond a network's limit", () => {
  it("are refused without a write, and count for nobody whose address is named", async () => {
    const caller = aCaller();
    const another = () => spendLimit("signInAddress", caller.address);
    for (let guess = 0; guess < limits.signInAddress.points; guess += 1) await another();
    expect(await codeOf(another())).toBe("too_many_requests");
    const db = await database();
    const before = await db.select().from(rateLimits);
    for (const name of ["one", "two", "three"])
      expect(await codeOf(signIn({ email: `${name}@example.rw`, password: "not-this-one" }, caller))).toBe(
        "too_many_requests",
      );
    expect(await db.select().from(rateLimits)).toEqual(before);
  });
});
