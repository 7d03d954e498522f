import { describe, expect, it } from "vitest";
import { csvFile } from "@/lib/web/csv";

async function text(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): Promise<string> {
  const bytes = new Uint8Array(await csvFile({ name: "é.csv", head: ["Title"], rows }).arrayBuffer());
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

describe("a CSV file", () => {
  it("begins with the mark for UTF-8 and keeps accents, commas, quotes and line breaks", async () => {
    expect(await text([["L’école"], ['a,"b"\nc']])).toBe('\uFEFFTitle\r\nL’école\r\n"a,""b""\nc"\r\n');
  });

  it.each(["=1+1", "+250788", "-2", "@sum", "\t=1", "\r=1"])("defuses %j", async (cell) => {
    expect(await text([[cell]])).toMatch(/\r\n"?'/);
  });

  it("is sent while it is read", async () => {
    let read = 0;
    async function* many() {
      for (; read < 100_000; read += 1) yield [`row ${read} ${"x".repeat(100)}`];
    }
    const reader = csvFile({ name: "many.csv", head: ["Title"], rows: many() }).body?.getReader();
    await reader?.read();
    expect(read).toBeLessThan(20_000);
    await reader?.cancel();
  });

  it("breaks off when its rows fail", async () => {
    async function* broken() {
      yield ["one"];
      throw new Error("gone");
    }
    await expect(text(broken())).rejects.toThrow("gone");
  });
});
