import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLiveLock } from "@/lib/core/plain/data-lock.mjs";
import { ServedProduct } from "@/tests/support/served-product";

let product: ServedProduct;

beforeAll(async () => {
  product = await ServedProduct.open();
}, 240_000);

afterAll(() => product.close(), 30_000);

describe("the served product", () => {
  it("killed during generation, saving and a download has every answered write in place", async () => {
    product.model.pace(0);
    const finished = await product.create();
    await product.until(finished, ({ state }) => state === "finished");
    product.model.pace(80);
    const written = await product.create();
    await product.until(written, ({ done }) => done >= 2);
    const { done } = await product.generationOf(written);
    let plan = (await product.call("GET", `/api/lesson-plans/${finished}`)).json;
    for (let note = 1; note <= 5; note += 1) {
      const saved = await product.call("PUT", `/api/lesson-plans/${finished}`, {
        ...plan,
        teacherNotes: `note ${note}`,
      });
      expect(saved.status).toBe(200);
      plan = saved.json;
    }
    const pending = [
      product.call("GET", `/api/lesson-plans/${finished}/download?format=pdf`),
      product.call("PUT", `/api/lesson-plans/${finished}`, { ...plan, teacherNotes: "note 6" }),
    ];
    product.kill();
    await Promise.allSettled(pending);
    await product.start();
    const after = (await product.call("GET", `/api/lesson-plans/${finished}`)).json;
    expect(["note 5", "note 6"]).toContain(after.teacherNotes);
    expect(Number(after.version)).toBeGreaterThanOrEqual(Number(plan.version));
    const generation = await product.generationOf(written);
    expect(generation.state).toBe("interrupted");
    expect(generation.done).toBeGreaterThanOrEqual(done);
  }, 240_000);

  it("told to end while it writes a plan and tells about it, ends cleanly", async () => {
    product.model.pace(80);
    const id = await product.create();
    await product.until(id, ({ done }) => done >= 1);
    const events = await fetch(`${product.server.url}/api/plans/${id}/events`, {
      headers: { authorization: `Bearer ${product.token}` },
    });
    // After nine seconds it would be killed, and nobody would be told that the writing was interrupted.
    await product.server.stop();
    expect(await events.text()).toContain("interrupted");
    expect(readLiveLock(product.directory)).toBeNull();
    await product.start();
    expect((await product.generationOf(id)).state).toBe("interrupted");
  }, 240_000);
});
