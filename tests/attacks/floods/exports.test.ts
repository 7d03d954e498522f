import { like, sql } from "drizzle-orm";
import JSZip from "jszip";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { rateLimits } from "@/db/schema";
import { seconds } from "@/lib/core/clock";
import { closeDocuments } from "@/lib/documents/render";
import { exportPersonalData } from "@/lib/personal-data/export/service";
import { listOwnVersions } from "@/lib/personal-data/export/queries";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterAll(closeDocuments);
afterEach(() => vi.useRealTimers());

/** As many versions as a loop of saves would have left behind, each of so many bytes. */
async function addVersions(planId: number, count: number, bytes: number): Promise<void> {
  const db = await database();
  await db.execute(sql`
    insert into plan_versions (plan_id, version, reason, content)
    select ${planId}::int, 1 + n, 'saved', jsonb_build_object('n', n, 'text', repeat(md5(n::text), ${Math.ceil(bytes / 32)}::int))
    from generate_series(1, ${count}::int) n`);
}

async function taken(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe("an account with more versions than memory", () => {
  it("is exported whole, in pieces far smaller than the whole", async () => {
    const actor = await anActor();
    const id = await aSavedPlan(actor);
    await addVersions(id, 200, 100_000);
    let largest = 0;
    const all: Uint8Array[] = [];
    for await (const piece of await exportPersonalData(actor)) {
      largest = Math.max(largest, piece.byteLength);
      all.push(piece);
    }
    expect(largest).toBeLessThan(500_000);
    const zip = await JSZip.loadAsync(Buffer.concat(all), { checkCRC32: true });
    const name = Object.keys(zip.files).find((file) => /^plans\/.*\.json$/.test(file)) ?? "";
    const told = JSON.parse((await zip.file(name)?.async("string")) ?? "{}") as { versions: { version: number }[] };
    expect(told.versions.map(({ version }) => version)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
  });

  it("is read no further than its reader has taken", async () => {
    const id = await aSavedPlan(await anActor());
    await addVersions(id, 40, 1_000);
    const { db } = { db: await database() };
    const versions = listOwnVersions(id);
    await versions.next();
    await db.execute(sql`delete from plan_versions where plan_id = ${id} and version > 10`);
    let left = 0;
    for await (const _version of versions) left += 1;
    expect(left).toBeLessThan(12);
  });
});

describe("several exports at once", () => {
  it("of one account: one, however many ask; when it has ended, the next", async () => {
    const actor = await anActor();
    await aSavedPlan(actor);
    const asked = await Promise.allSettled(Array.from({ length: 3 }, () => exportPersonalData(actor)));
    const begun = asked.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(begun).toHaveLength(1);
    expect(await codeOf(exportPersonalData(actor))).toBe("export_running");
    for (const pieces of begun) await taken(pieces);
    await expect.poll(() => codeOf(exportPersonalData(actor).then(taken))).toBe("none");
  });

  it("of readers who take one piece and no more: keep nobody from a whole one", async () => {
    const slow = await Promise.all(Array.from({ length: 3 }, async () => exportPersonalData(await anActor())));
    const readers = slow.map((pieces) => pieces[Symbol.asyncIterator]());
    for (const reader of readers) expect((await reader.next()).done).toBe(false);
    expect(await codeOf(exportPersonalData(await anActor()).then(taken))).toBe("none");
    for (const reader of readers) await reader.return?.();
  });

  it("of a reader who takes a little every minute: over after a quarter of an hour, and the place is free", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const actor = await anActor();
    const pieces = (await exportPersonalData(actor))[Symbol.asyncIterator]();
    const slowly = async () => {
      for (let piece = 0; piece < 20; piece += 1) {
        await pieces.next();
        vi.advanceTimersByTime(seconds(55));
      }
    };
    await expect(slowly()).rejects.toThrow("left standing");
    vi.useRealTimers();
    await expect.poll(() => codeOf(exportPersonalData(actor).then(taken))).toBe("none");
  });

  it("of one account, the first of which ends after its time: leaves the later one its place", async () => {
    const actor = await anActor();
    const first = await exportPersonalData(actor);
    const db = await database();
    const held = like(rateLimits.key, "exporting:%");
    const [row] = await db.select().from(rateLimits).where(held);
    // As another process does that begins one when the first one's time is over.
    const expire = new Date((row?.expire?.getTime() ?? 0) + seconds(60));
    await db.update(rateLimits).set({ expire }).where(held);
    await taken(first);
    expect(await codeOf(exportPersonalData(actor))).toBe("export_running");
    await db.delete(rateLimits).where(held);
  });

  it("of many accounts: so many and no more; who leaves in the middle frees the place", async () => {
    const actors = await Promise.all(Array.from({ length: 25 }, () => anActor()));
    const begun = await Promise.all(actors.slice(0, 24).map((actor) => exportPersonalData(actor)));
    const [last] = actors.slice(24);
    if (!last) throw new Error("no actor");
    expect(await codeOf(exportPersonalData(last))).toBe("too_many_requests");
    const iterator = begun[0]?.[Symbol.asyncIterator]();
    await iterator?.next();
    await iterator?.return?.();
    expect(await codeOf(exportPersonalData(last).then(taken))).toBe("none");
    await Promise.all(begun.slice(1).map(taken));
  });
});
