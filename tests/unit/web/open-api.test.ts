import { describe, expect, it, vi } from "vitest";
import { openApiText } from "@/app/api/_openapi/document";

describe("the description of the REST API", () => {
  it("is written once for each language", () => {
    const written = vi.spyOn(JSON, "stringify");
    const first = openApiText("en");
    openApiText("fr");
    const times = written.mock.calls.length;
    expect(openApiText("en")).toBe(first);
    openApiText("fr");
    expect(written.mock.calls.length).toBe(times);
    written.mockRestore();
  });
});
