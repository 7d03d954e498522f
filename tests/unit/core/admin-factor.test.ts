import { describe, expect, it } from "vitest";
import { readEnv } from "@/lib/core/env";

const production = {
  APP_MODE: "production",
  APP_URL: "https://isomo.example",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  RESEND_API_KEY: "key",
  MAIL_FROM: "Isomo <a@isomo.example>",
  TRUSTED_PROXIES: "none",
};

describe("a second factor of administrators", () => {
  it("is required in production, and nothing turns it off there", () => {
    expect(readEnv(production).adminFactorRequired).toBe(true);
    expect(readEnv({ ...production, ADMIN_SECOND_FACTOR: "optional" }).adminFactorRequired).toBe(true);
    expect(() => readEnv({ ...production, ADMIN_SECOND_FACTOR: "off" })).toThrow("ADMIN_SECOND_FACTOR");
  });

  it("is up to them on a machine of one's own, unless asked for", () => {
    expect(readEnv({}).adminFactorRequired).toBe(false);
    expect(readEnv({ ADMIN_SECOND_FACTOR: "required" }).adminFactorRequired).toBe(true);
  });
});
