import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { zipped, type ZipEntry } from "@/lib/documents/zip";

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function* listed(entries: ZipEntry[]) {
  yield* entries;
}

describe("a ZIP in pieces", () => {
  it("holds what was put in, under its name, and is the same each time", async () => {
    const text = "Muraho ".repeat(1_000);
    const picture = new Uint8Array([0, 1, 2, 255]);
    const entries = () =>
      listed([
        { name: "plans/Ibyo twize.json", bytes: Buffer.from(text) },
        { name: "été.png", bytes: picture, stored: true },
        { name: "empty.txt", bytes: new Uint8Array() },
      ]);
    const file = await collect(zipped(entries()));
    const read = await JSZip.loadAsync(file, { checkCRC32: true });
    expect(Object.keys(read.files)).toEqual(["plans/Ibyo twize.json", "été.png", "empty.txt"]);
    expect(await read.file("plans/Ibyo twize.json")?.async("string")).toBe(text);
    expect(await read.file("été.png")?.async("uint8array")).toEqual(picture);
    expect(file.length).toBeLessThan(1_000);
    expect(await collect(zipped(entries()))).toEqual(file);
  });

  it("asks for the next entry only when the last has been taken", async () => {
    let made = 0;
    async function* endless() {
      for (;;) yield { name: `${(made += 1)}`, bytes: Buffer.alloc(10) };
    }
    const pieces = zipped(endless());
    for (let taken = 0; taken < 6; taken += 1) await pieces.next();
    expect(made).toBe(3);
    await pieces.return(undefined);
  });
});
