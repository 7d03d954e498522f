import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "@/db";
import { accounts } from "@/db/schema";
import { seedBasics } from "@/db/seed/basics";
import { aTeacher } from "@/db/seed/makers";
import { hashPassword } from "@/lib/accounts/passwords/gateway";
import { startServer } from "@/scripts/lib/server.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { startFakeMail } from "../support/fake-mail";

// The product as it is deployed: in production, on a server engine, behind a proxy that speaks https to the world.
const host = "isomo.example";
const origin = `https://${host}`;
const password = "a long password";
const teacher = aTeacher();
const cleanups: (() => unknown)[] = [];
let address: URL;

type Ask = { method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; cookies: string[]; text: string };

/** What the proxy passes on: the host that was asked for, and that it came over https unless `proto` says otherwise. */
function ask(path: string, { method = "GET", headers = {}, body = "" }: Ask = {}, proto = "https"): Promise<Answer> {
  const passed = { host, "x-forwarded-proto": proto, "x-forwarded-host": host, "x-forwarded-for": "203.0.113.9" };
  const { hostname, port } = address;
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method, headers: { ...passed, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const { statusCode = 0, headers: given } = answer;
        const text = Buffer.concat(chunks).toString("utf8");
        done({ status: statusCode, headers: given, cookies: given["set-cookie"] ?? [], text });
      });
    });
    sent.on("error", fail).end(body);
  });
}

function pairs(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Signs in by the form's door of next-auth; every cookie that came on the way. */
async function signIn(proto = "https"): Promise<string[]> {
  const csrf = await ask("/api/auth/csrf", {}, proto);
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, email: teacher.email, password, json: "true" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie: pairs(csrf.cookies) };
  const signed = await ask("/api/auth/callback/credentials", { method: "POST", headers, body }, proto);
  expect([signed.status, signed.text]).toEqual([200, expect.stringContaining(origin)]);
  return [...csrf.cookies, ...signed.cookies];
}

function named(cookies: string[], name: string): string {
  return cookies.findLast((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`)) ?? "";
}

async function serve(): Promise<void> {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const opened = await openServer(postgres.url);
  await seedBasics(opened.db);
  await opened.db.insert(accounts).values({ ...teacher, passwordHash: await hashPassword(password) });
  await opened.close();
  const mail = await startFakeMail();
  cleanups.push(mail.close);
  const dataDir = mkdtempSync(join(tmpdir(), "isomo-https-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    // Only what stands in the prerendered pages would be another with these settings.
    ISOMO_AS_BUILT: "1",
    APP_MODE: "production",
    APP_URL: origin,
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "signs-nothing-outside-of-the-tests-0123456789",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: "Isomo <isomo@isomo.example>",
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
  };
  const server = await startServer({ dataDir, settings });
  cleanups.push(server.stop);
  address = new URL(server.url.replace("localhost", "127.0.0.1"));
}

beforeAll(serve, 300_000);

afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
}, 60_000);

describe("over https", () => {
  it("every answer keeps the browser there", async () => {
    const page = await ask("/auth?mode=login");
    const file = /\/_next\/static\/[^"]+\.css/.exec(page.text)?.[0] ?? "";
    for (const path of ["/", "/auth?mode=login", "/api/health", "/api/nothing", "/icon.svg", file]) {
      const { headers } = await ask(path);
      expect(headers["strict-transport-security"], path).toBe("max-age=63072000; includeSubDomains");
    }
    expect((await ask("/")).headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    expect((await ask("/dashboard")).headers.location).toMatch(/^(https:\/\/isomo\.example)?\/auth\?mode=login$/);
  });

  it("cookies have the names that no other site and no plain connection can set, and their flags", async () => {
    const cookies = await signIn();
    const session = named(cookies, "__Host-next-auth.session-token");
    expect(session).toMatch(/; Path=\/;/);
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax"])
      expect(session.toLowerCase()).toContain(flag.toLowerCase());
    expect(session).not.toMatch(/domain=/i);
    const csrf = named(cookies, "__Host-next-auth.csrf-token");
    for (const flag of ["HttpOnly", "Secure", "Path=/"]) expect(csrf).toContain(flag);
    expect(cookies.filter((cookie) => !/; ?secure/i.test(cookie))).toEqual([]);
    expect(cookies.filter((cookie) => !/^__(Secure|Host)-/.test(cookie))).toEqual([]);
  });

  it("the session opens under its protected name alone", async () => {
    const session = pairs([named(await signIn(), "__Host-next-auth.session-token")]);
    expect((await ask("/dashboard", { headers: { cookie: session } })).status).toBe(200);
    const plain = session.replace("__Host-", "");
    const refused = await ask("/dashboard", { headers: { cookie: plain } });
    expect(refused.text + String(refused.headers.location)).toContain("/auth?mode=login");
    const who = await ask("/api/auth/session", { headers: { cookie: plain } });
    expect(who.text).toBe("{}");
  });

  it("a write is taken from the https pages of this host, and from no others", async () => {
    const cookie = pairs([named(await signIn(), "__Host-next-auth.session-token")]);
    const save = async (from: string) => {
      const headers = { cookie, origin: from, "content-type": "application/json" };
      return (await ask("/api/header/save", { method: "POST", headers, body: '{"schoolName":"GS"}' })).status;
    };
    expect(await save(origin)).toBe(200);
    expect(await save(`http://${host}`)).toBe(403);
    expect(await save("https://evil.example")).toBe(403);
  });

  it("nothing of the sandbox is there", async () => {
    for (const path of [
      "/sandbox/mailbox",
      "/sandbox/mailbox.json",
      "/sandbox/google/.well-known/openid-configuration",
    ])
      expect((await ask(path)).status, path).toBe(404);
  });
});

describe("over plain http, past the proxy's https", () => {
  it("no cookie is given that such a connection could carry, and no way leads to plain http", async () => {
    const cookies = await signIn("http");
    expect(cookies.filter((cookie) => !/; ?secure/i.test(cookie))).toEqual([]);
    for (const path of ["/dashboard", "/en/about", "/api/auth/signin"])
      expect((await ask(path, {}, "http")).headers.location ?? "/").not.toMatch(/^http:/);
  });
});
