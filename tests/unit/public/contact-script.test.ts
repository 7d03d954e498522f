import { describe, expect, it, vi } from "vitest";
import { contactScript } from "@/server/pages/inline-scripts.mjs";

type Field = { defaultValue: string };

/** The page as far as the script looks at it, and what its fields begin with once it has run. */
async function opened({ isMember, answer }: { isMember: boolean; answer: () => Promise<unknown> }) {
  const fields: Record<string, Field> = { name: { defaultValue: "" }, email: { defaultValue: "" } };
  const form = { elements: { namedItem: (name: string) => fields[name] } };
  const document = {
    documentElement: { dataset: isMember ? { user: "" } : {} },
    querySelector: () => form,
    addEventListener: () => undefined,
  };
  const fetch = vi.fn(answer);
  new Function("document", "fetch", contactScript)(document, fetch);
  await new Promise(setImmediate);
  return { fetch, begun: [fields.name?.defaultValue, fields.email?.defaultValue] };
}

async function known() {
  return { json: async () => ({ user: { name: "Alice", email: "alice@school.test" } }) };
}

describe("the contact form", () => {
  it("begins with the name and address of who is signed in", async () => {
    expect((await opened({ isMember: true, answer: known })).begun).toEqual(["Alice", "alice@school.test"]);
  });

  it("asks nobody who a visitor is", async () => {
    const { fetch, begun } = await opened({ isMember: false, answer: known });
    expect(fetch).not.toHaveBeenCalled();
    expect(begun).toEqual(["", ""]);
  });

  it("stays empty where the session has ended or no answer comes", async () => {
    const ended = () => Promise.resolve({ json: async () => ({}) });
    expect((await opened({ isMember: true, answer: ended })).begun).toEqual(["", ""]);
    const failed = () => Promise.reject(new Error("down"));
    expect((await opened({ isMember: true, answer: failed })).begun).toEqual(["", ""]);
  });
});
