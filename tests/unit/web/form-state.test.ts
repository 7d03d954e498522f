import { redirect } from "next/navigation";
import { describe, expect, it } from "vitest";
import { answerOf, idle, type FormState } from "@/lib/web/form-state";

describe("what an action answered", () => {
  it("is its state", async () => {
    const said: FormState = { status: "error", message: "No." };
    expect(await answerOf(Promise.resolve(said))).toBe(said);
  });

  it("is nothing to be told after a redirect, which comes as an error", async () => {
    const led = async (): Promise<FormState> => redirect("/lesson-plans");
    expect(await answerOf(led())).toBe(idle);
  });

  it("is missing where the call was lost", async () => {
    expect(await answerOf(Promise.reject(new TypeError("Failed to fetch")))).toBeNull();
  });
});
