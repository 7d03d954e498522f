import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { isAppError } from "@/lib/core/errors";
import { readLogo } from "@/lib/headers/letterhead/service";
import { makePng } from "@/tests/support/png";
import { aJpeg, aLargePng, anAnimatedGif, anSvg, aPictureBomb, aPng, aProgram } from "@/tests/support/pictures";

async function reasonOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await readLogo(bytes, 1);
    return "taken";
  } catch (error) {
    return isAppError(error) ? error.details.fields?.logo : String(error);
  }
}

describe("an uploaded logo", () => {
  it("becomes a bounded PNG without metadata", async () => {
    const jpeg = await aJpeg({ width: 2_000, height: 1_000 });
    expect(Buffer.from(jpeg).includes("secret place")).toBe(true);
    const logo = await readLogo(jpeg, 1);
    expect([logo.width, logo.height]).toEqual([480, 240]);
    const { format, exif, icc, xmp } = await sharp(logo.png).metadata();
    expect({ format, exif, icc, xmp }).toEqual({ format: "png", exif: undefined, icc: undefined, xmp: undefined });
    expect(Buffer.from(logo.png).includes("secret place")).toBe(false);
    expect(logo.hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is not made larger, and the same picture has the same hash", async () => {
    const [one, same] = [
      await readLogo(await aPng({ width: 60, height: 40 }), 1),
      await readLogo(await aPng({ width: 60, height: 40 }), 1),
    ];
    expect([one.width, one.height]).toEqual([60, 40]);
    expect(same.hash).toBe(one.hash);
  });

  it("is turned as its camera was held", async () => {
    const turned = await sharp(await aPng({ width: 100, height: 50 }))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const logo = await readLogo(new Uint8Array(turned), 1);
    expect([logo.width, logo.height]).toEqual([50, 100]);
  });

  it("keeps the first frame of an animation alone", async () => {
    const logo = await readLogo(await anAnimatedGif(), 1);
    expect([logo.width, logo.height]).toEqual([40, 30]);
    const { pages, channels } = await sharp(logo.png).metadata();
    const [red = 255, green = 0] = await sharp(logo.png).raw().toBuffer();
    expect({ pages: pages ?? 1, green: green > 100, red: red > 100 }).toEqual({ pages: 1, green: true, red: false });
    expect(channels).toBeLessThanOrEqual(4);
  });

  it("is refused when it is no whole picture of a kind that is taken", async () => {
    const jpeg = await aJpeg();
    expect(await reasonOf(anSvg())).toBe("logoType");
    expect(await reasonOf(aProgram())).toBe("logoType");
    expect(await reasonOf(jpeg.slice(0, Math.floor(jpeg.byteLength / 2)))).toBe("logoType");
    expect(await reasonOf(new Uint8Array(await sharp(jpeg).webp().toBuffer()))).toBe("logoType");
    expect(await reasonOf(new Uint8Array())).toBe("logoType");
    expect(await reasonOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe("logoType");
  });

  it("is refused when it is too large", async () => {
    const large = await aLargePng();
    expect(large.byteLength).toBeGreaterThan(2_100_000);
    expect(await reasonOf(large)).toBe("logoSize");
    expect(await reasonOf(large.slice(0, 2 * 1024 * 1024))).toBe("logoSize");
  });

  it("is refused by each side alone, however few its pixels are", async () => {
    for (const [width, height] of [
      [1, 8_001],
      [9_000, 1],
    ] as const)
      expect(await reasonOf(makePng(width, height))).toBe("logoSide");
    expect(await reasonOf(makePng(1, 8_000))).toBe("taken");
  });

  it("is refused by its number of pixels before any of them is unpacked", async () => {
    const before = process.memoryUsage.rss();
    expect(await Promise.all(Array.from({ length: 5 }, () => reasonOf(aPictureBomb())))).toEqual(
      Array.from({ length: 5 }, () => "logoSize"),
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  it("stays within bounds of memory when many come at once", async () => {
    const bytes = await aJpeg({ width: 4_000, height: 3_900 });
    const before = process.memoryUsage.rss();
    await Promise.all(Array.from({ length: 8 }, () => readLogo(bytes, 1)));
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
  });
});
