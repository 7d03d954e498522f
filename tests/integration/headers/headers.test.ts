import { describe, expect, it } from "vitest";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { headerInput } from "@/lib/headers/schema";
import { deleteHeaderDefaults, saveHeaderDefaults } from "@/lib/headers/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

describe("header defaults", () => {
  it("are kept for their owner, replaced and deleted", async () => {
    const [owner, stranger] = [await anActor(), await anActor()];
    expect(await findHeaderDefaults(owner)).toBeNull();
    await saveHeaderDefaults(owner, headerInput.parse({ schoolName: "GS Rugarama", duration: "80", classSize: "x" }));
    expect(await findHeaderDefaults(owner)).toMatchObject({ schoolName: "GS Rugarama", duration: 80, classSize: 0 });
    expect(await findHeaderDefaults(stranger)).toBeNull();
    await saveHeaderDefaults(owner, headerInput.parse({ schoolName: "GS Musanze" }));
    expect(await findHeaderDefaults(owner)).toMatchObject({ schoolName: "GS Musanze", duration: 40 });
    await deleteHeaderDefaults(stranger);
    expect(await findHeaderDefaults(owner)).not.toBeNull();
    await deleteHeaderDefaults(owner);
    expect(await findHeaderDefaults(owner)).toBeNull();
  });

  it("take no number from an object or a deep list", () => {
    const noText = { toString: 1, valueOf: 1 };
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    expect(headerInput.parse({ duration: noText, classSize: deep })).toMatchObject({ duration: 0, classSize: 0 });
  });

  it("renew what is cached for their owner", async () => {
    const owner = await anActor();
    await saveHeaderDefaults(owner, headerInput.parse({}));
    expect((await again(owner)).revision).toBe(owner.revision + 1);
  });
});
