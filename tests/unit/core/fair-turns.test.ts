import { describe, expect, it } from "vitest";
import { makeFairTurns } from "@/lib/core/fair-turns";

/** Work of several owners that ends when it is told to, and what was begun, in order. */
function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const work = (owner: string) => async () => {
    begun.push(owner);
    running.set(owner, (running.get(owner) ?? 0) + 1);
    most = Math.max(most, running.get(owner) ?? 0);
    await new Promise<void>((end) => ends.push(end));
    running.set(owner, (running.get(owner) ?? 1) - 1);
    return owner;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne, most: () => most };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe("turns among owners", () => {
  it("give one owner one place, however much it brings, and another the next free one", async () => {
    const { begun, work, endOne, most } = heldWork();
    const inTurn = makeFairTurns({ atOnce: 2, waiting: 100 });
    const flood = Array.from({ length: 40 }, () => inTurn("flood", work("flood")));
    await settle();
    expect(begun).toEqual(["flood"]);
    const others = ["a", "b"].map((owner) => inTurn(owner, work(owner)));
    await settle();
    expect(begun).toEqual(["flood", "a"]);
    await endOne();
    expect(begun).toEqual(["flood", "a", "b"]);
    for (let done = 0; done < 42; done += 1) await endOne();
    expect(await Promise.all([...flood, ...others])).toHaveLength(42);
    expect(most()).toBe(1);
  });

  it("go round: who has just had one stands behind all others", async () => {
    const { begun, work, endOne } = heldWork();
    const inTurn = makeFairTurns({ atOnce: 1, waiting: 100 });
    const all = ["a", "a", "a", "b", "b", "c"].map((owner) => inTurn(owner, work(owner)));
    for (let done = 0; done < 7; done += 1) await endOne();
    await Promise.all(all);
    expect(begun.join("")).toBe("abcaba");
  });

  it("send the last of the longest line away when the room is full, never whoever brings one thing", async () => {
    const { begun, work, endOne } = heldWork();
    const inTurn = makeFairTurns({ atOnce: 1, waiting: 5 });
    const flood = Array.from({ length: 8 }, () =>
      inTurn("flood", work("flood")).catch((error: unknown) => (error as { code?: string }).code),
    );
    const single = inTurn("single", work("single"));
    for (let done = 0; done < 9; done += 1) await endOne();
    expect(await single).toBe("single");
    expect(begun[1]).toBe("single");
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === "too_many_requests")).toHaveLength(3);
  });

  it("go on after work that failed", async () => {
    const inTurn = makeFairTurns({ atOnce: 1, waiting: 1 });
    await expect(inTurn("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await inTurn("a", () => Promise.resolve("done"))).toBe("done");
  });
});
