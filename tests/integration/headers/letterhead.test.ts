import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { logos } from "@/db/schema";
import { parseInput } from "@/lib/core/invalid-input";
import { findLetterhead, findLogo, findPrintedLetterhead, hasLetterhead } from "@/lib/headers/letterhead/queries";
import { letterheadInput } from "@/lib/headers/letterhead/schema";
import { deleteLetterhead, readLogo, saveLetterhead } from "@/lib/headers/letterhead/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aPng } from "@/tests/support/pictures";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const values = letterheadInput.parse({ district: "Gasabo", sector: "Kimironko", schoolName: "TSS Kimironko" });

describe("a letterhead", () => {
  it("is kept for its owner with its logo, and forgotten with it", async () => {
    const [owner, stranger] = [await anActor(), await anActor()];
    expect(await hasLetterhead(owner)).toBe(false);
    const logo = await readLogo(await aPng(), 1);
    const saved = await saveLetterhead(owner, values, logo);
    expect(saved).toEqual({ ...values, logoUrl: `/api/rtb-header/logo/${logo.hash}` });
    expect(await findLetterhead(owner)).toEqual(saved);
    expect(await findLogo(owner, logo.hash)).toEqual(logo.png);
    expect([await findLetterhead(stranger), await findLogo(stranger, logo.hash)]).toEqual([null, null]);
    expect(await findPrintedLetterhead(owner.accountId)).toMatchObject({ values, logo: { width: 480, height: 240 } });
    expect((await again(owner)).revision).toBe(owner.revision + 1);
    await deleteLetterhead(stranger);
    expect(await hasLetterhead(owner)).toBe(true);
    await deleteLetterhead(owner);
    expect(await findLetterhead(owner)).toBeNull();
    const db = await database();
    expect(await db.select().from(logos).where(eq(logos.ownerId, owner.accountId))).toEqual([]);
  });

  it("keeps its logo through a save without one, takes another, and lets go of it", async () => {
    const owner = await anActor();
    const [one, other] = [await readLogo(await aPng(), 1), await readLogo(await aPng({ width: 90, height: 90 }), 1)];
    await saveLetterhead(owner, values, one);
    expect((await saveLetterhead(owner, values, undefined)).logoUrl).toContain(one.hash);
    expect((await saveLetterhead(owner, values, other)).logoUrl).toContain(other.hash);
    expect(await findLogo(owner, one.hash)).toBeNull();
    expect((await saveLetterhead(owner, values, null)).logoUrl).toBeNull();
    expect((await findPrintedLetterhead(owner.accountId))?.logo).toBeNull();
  });

  it("asks for district, sector and school, and bounds every text", async () => {
    const blank = { district: " ", sector: "", schoolName: "" };
    await expect((async () => parseInput(letterheadInput, blank))()).rejects.toMatchObject({
      details: { fields: { district: "districtRequired", sector: "areaRequired", schoolName: "schoolNameRequired" } },
    });
    const long = (async () => parseInput(letterheadInput, { ...values, schoolAddress: "x".repeat(301) }))();
    expect(await codeOf(long)).toBe("invalid_input");
  });
});
