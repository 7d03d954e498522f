import { describe, expect, it } from "vitest";
import { baseUrl, freshEmail, request } from "../support/api-client";

const path = "/api/contact";

function aMessage(given: Record<string, string> = {}) {
  return { name: "Diane", email: freshEmail("writer"), subject: "Fractions", message: "Murakoze", ...given };
}

describe("the contact form's door", () => {
  it("takes JSON and names what is missing", async () => {
    const sent = await request("POST", path, { body: aMessage() });
    expect([sent.status, sent.json.message]).toEqual([201, "Message sent successfully! We'll get back to you soon."]);
    const refused = await request("POST", path, { body: aMessage({ subject: " " }) });
    expect([refused.status, refused.json.fields]).toEqual([422, { subject: "Required" }]);
    expect((await request("POST", path, { body: "[]" })).status).toBe(422);
  });

  it("leads a form without script back to its page, in its language", async () => {
    const headers = { accept: "text/html,*/*;q=0.8" };
    const post = async (fields: Record<string, string>) => {
      const answer = await fetch(baseUrl + path, {
        method: "POST",
        headers,
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await post({ ...aMessage(), language: "rw" })).toEqual([303, "/rw/contact#sent"]);
    expect(await post({ ...aMessage({ email: "nobody" }), language: "fr" })).toEqual([303, "/fr/contact#not-sent"]);
    expect(await post({ ...aMessage(), language: "//evil.example" })).toEqual([303, "/contact#sent"]);
    const many = { ...aMessage(), language: "en" };
    for (let count = 0; count < 5; count += 1) expect(await post(many)).toEqual([303, "/contact#sent"]);
    expect(await post(many)).toEqual([303, "/contact#too-many"]);
  });

  it("reads no more than a form needs", async () => {
    const body = new URLSearchParams({ ...aMessage(), message: "a".repeat(100_000) });
    const answer = await fetch(baseUrl + path, { method: "POST", body });
    expect(answer.status).toBe(413);
  });
});
