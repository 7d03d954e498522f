import { describe, expect, it } from "vitest";
import { baseUrl, newUser, request, type ApiClient } from "../support/api-client";
import { aJpeg, aLargePng, anAnimatedGif, anSvg, aPictureBomb, aPng, aProgram } from "../support/pictures";

const texts = { district: "Gasabo", sector: "Kimironko", schoolName: "TSS Kimironko", schoolPhone: "0788000000" };
type Data = Record<string, unknown> & { logoUrl: string | null };

type Upload = { bytes: Uint8Array; name?: string; type?: string };

async function save(client: ApiClient, given: Record<string, string> = texts, upload?: Upload) {
  const body = new FormData();
  for (const [name, value] of Object.entries(given)) body.set(name, value);
  if (upload) {
    const { bytes, name = "logo.png", type = "image/png" } = upload;
    body.set("logo", new File([Buffer.from(bytes)], name, { type }));
  }
  const headers = { authorization: `Bearer ${client.token}` };
  const response = await fetch(`${baseUrl}/api/rtb-header/save`, { method: "POST", body, headers });
  const json = (await response.json()) as { message: string; data: Data; fields?: Record<string, string> };
  return { status: response.status, ...json };
}

async function saved(client: ApiClient): Promise<Data | null> {
  return (await client.call("GET", "/api/rtb-header/get")).json.data as Data | null;
}

describe("/api/rtb-header", () => {
  it.each([
    ["GET", "check"],
    ["GET", "get"],
    ["POST", "save"],
    ["DELETE", "delete"],
    ["GET", `logo/${"0".repeat(32)}`],
  ])("needs a token for %s %s", async (method, name) => {
    expect((await request(method, `/api/rtb-header/${name}`)).status).toBe(401);
  });

  it("starts empty, keeps what is saved, and forgets it", async () => {
    const client = await newUser();
    expect((await client.call("GET", "/api/rtb-header/check")).json).toEqual({ hasHeader: false });
    expect((await client.call("GET", "/api/rtb-header/get")).json).toMatchObject({ success: true, data: null });
    const answer = await save(client);
    expect(answer).toMatchObject({ status: 200, success: true, message: "RTB header settings saved successfully!" });
    const whole = { ...texts, schoolAddress: "", schoolEmail: "", additionalInfo: "", logoUrl: null };
    expect(await saved(client)).toEqual(whole);
    expect((await client.call("GET", "/api/rtb-header/check")).json).toEqual({ hasHeader: true });
    const deleted = await client.call("DELETE", "/api/rtb-header/delete");
    expect(deleted.json).toEqual({ success: true, message: "RTB header settings deleted successfully!" });
    expect(await saved(client)).toBeNull();
  });

  it("serves the logo to its owner alone, at an address that changes with it", async () => {
    const [owner, stranger] = await Promise.all([newUser(), newUser()]);
    const first = (await save(owner, texts, { bytes: await aJpeg(), name: "logo.jpg" })).data.logoUrl ?? "";
    const picture = await owner.call("GET", first);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(picture.headers.get("cache-control")).toContain("private");
    expect(Buffer.from(picture.bytes).subarray(1, 4).toString()).toBe("PNG");
    expect((await stranger.call("GET", first)).status).toBe(404);
    expect((await request("GET", first)).status).toBe(401);
    expect((await save(owner)).data.logoUrl).toBe(first);
    const second = (await save(owner, texts, { bytes: await anAnimatedGif(), name: "logo.gif" })).data.logoUrl;
    expect(second).not.toBe(first);
    expect((await owner.call("GET", first)).status).toBe(404);
    expect((await save(owner, { ...texts, removeLogo: "true" })).data.logoUrl).toBeNull();
  });

  it("refuses what is no picture, is too large or would unpack to gigabytes, and stores nothing", async () => {
    const client = await newUser();
    const jpeg = await aJpeg();
    const type = "Invalid file type - Please upload a JPG, PNG, or GIF image.";
    const size = "File too large - Please upload an image smaller than 2MB.";
    const refused: [Uint8Array, string][] = [
      [anSvg(), type],
      [aProgram(), type],
      [jpeg.slice(0, jpeg.byteLength / 2), type],
      [await aLargePng(), size],
      [new Uint8Array(40_000_000), size],
      [aPictureBomb(), size],
    ];
    for (const [bytes, message] of refused) {
      expect(await save(client, texts, { bytes })).toMatchObject({ status: 422, message, fields: { logo: message } });
    }
    expect(await saved(client)).toBeNull();
  });

  it("names what is missing, and wants a form", async () => {
    const client = await newUser();
    const { status, fields } = await save(client, { district: " ", schoolName: "x".repeat(301) });
    expect([status, fields]).toEqual([
      422,
      { district: "District is required", sector: "Sector is required", schoolName: "This text is too long." },
    ]);
    expect((await client.call("POST", "/api/rtb-header/save", texts)).status).toBe(400);
    expect((await save(client, texts, { bytes: await aPng(), name: "logo.exe", type: "text/plain" })).status).toBe(200);
  });
});
