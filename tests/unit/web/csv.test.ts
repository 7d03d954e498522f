import { describe, expect, it } from "vitest";
import { csvFile } from "@/lib/web/csv";

async function text(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): Promise<string> {
  const bytes = new Uint8Array(await csvFile({ name: "é.csv", head: ["Title"], rows }).arrayBuffer());
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

describe("a CSV file", () => {
  it("begins with the mark for UTF-8 and keeps accents, commas, quotes and line breaks", async () => {
    expect(await text([["L’école"], ['a,"b"\nc']])).toBe('\uFEFF"Title"\r\n"L’école"\r\n"a,""b""\nc"\r\n');
  });

  it.each(["=1+1", "+250788", "-2", "@sum", "\t=1", "\r=1"])("defuses %j", async (cell) => {
    expect(await text([[cell]])).toMatch(/\r\n"'/);
  });

  it.each(["x\n=1+1", "x\r\n  @sum", "x;=1+1", "x; =1+1", "x\t+1", "\n\n=1", " ＝1", "\u0001=1", "x;\0-1"])(
    "defuses what %j would become where cells are parted otherwise",
    async (cell) => {
      const [, row = ""] = (await text([[cell]])).split("\r\n");
      for (const part of row.slice(1, -1).split(/[;\t\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/);
    },
  );

  it("quotes every cell and leaves out what no cell can show", async () => {
    expect(await text([["a;b", "c\0d\u001b", "7"]])).toBe('\uFEFF"Title"\r\n"a;b","cd","7"\r\n');
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
