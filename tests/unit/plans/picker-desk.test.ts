import { afterEach, describe, expect, it, vi } from "vitest";
import { lookUp } from "@/components/plans/picker/desk";
import type { PickerForm } from "@/components/plans/picker/types";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How often the server is asked when it answers so each time. */
async function asked(answer: () => Promise<Response>): Promise<number> {
  const fetching = vi.fn(answer);
  vi.stubGlobal("fetch", fetching);
  // Nothing of the form is asked for.
  const desk = { given: null, asked: new Map() } as unknown as PickerForm;
  await lookUp(desk, "units").catch(() => null);
  return fetching.mock.calls.length;
}

describe("what the picker asks the server", () => {
  it.each([
    [200, 1],
    [401, 1],
    [429, 1],
    [503, 2],
  ])("with the answer %i is asked %i times", async (status, times) => {
    expect(await asked(() => Promise.resolve(new Response("{}", { status })))).toBe(times);
  });

  it("is asked again where no answer comes", async () => {
    expect(await asked(() => Promise.reject(new Error("offline")))).toBe(2);
  });
});
