import { describe, expect, it, vi } from "vitest";
import { isAppError } from "@/lib/core/errors";
import { eventStream } from "@/lib/web/event-stream";

async function* silent(signal: AbortSignal): AsyncGenerator<{ type: string }> {
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
}

async function* brief(): AsyncGenerator<{ type: string; done: number }> {
  yield { type: "section", done: 1 };
}

function open(accountId: number): Response {
  return eventStream(silent, { signal: new AbortController().signal, limit: 60_000, accountId });
}

function refusal(work: () => unknown): string {
  try {
    work();
    return "none";
  } catch (error) {
    return isAppError(error) ? error.code : "other";
  }
}

describe("event streams", () => {
  it("carry numbered events and end", async () => {
    const answer = eventStream(brief, { signal: new AbortController().signal, limit: 60_000, accountId: 1 });
    expect(await answer.text()).toContain('id: 1\nevent: section\ndata: {"type":"section","done":1}\n\n');
  });

  it("of one account are bounded; one that ends makes room, and others have their own", async () => {
    const many = Array.from({ length: 30 }, () => open(2));
    expect(refusal(() => open(2))).toBe("too_many_requests");
    const other = open(3);
    await many[0]?.body?.cancel();
    await vi.waitFor(() => expect(refusal(() => many.push(open(2)))).toBe("none"));
    expect(refusal(() => open(2))).toBe("too_many_requests");
    await Promise.all([...many.slice(1), other].map((answer) => answer.body?.cancel()));
  });
});
