import { chromium, type Browser } from "@playwright/test";
import { eq } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openServer, useDatabase, type OpenDatabase } from "@/db";
import { accounts, sessions } from "@/db/schema";
import { aTeacher } from "@/db/seed/makers";
import { signSessionToken } from "@/lib/web/token";
import { startServer } from "@/scripts/lib/server.mjs";
import { startPostgres } from "@/scripts/lib/test-postgres.mjs";
import { halfOf, withTotp } from "../support/factors";
import { guardedCalls, signedInActions, signedInPages } from "../support/signed-in-surface";
import { earlierCode, totpCode } from "../support/totp";

// The product as administrators meet it in production: nobody of them gets in without a second factor.
const secret = "signs-nothing-outside-of-the-tests-0123456789";
const administrator = { email: "admin@isomo.test", password: "administers-the-tests" };
const cleanups: (() => unknown)[] = [];
let opened: OpenDatabase;
let browser: Browser;
let url = "";

beforeAll(async () => {
  vi.stubEnv("AUTH_SECRET", secret);
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), "isomo-strong-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: secret,
    ADMIN_SECOND_FACTOR: "required",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const server = await startServer({ dataDir, settings });
  cleanups.push(server.stop);
  url = server.url;
  opened = await openServer(postgres.url);
  useDatabase(opened);
  cleanups.push(opened.close);
  browser = await chromium.launch({ executablePath: process.env.ISOMO_CHROMIUM || undefined, args: ["--no-sandbox"] });
  cleanups.push(() => browser.close());
}, 300_000);

afterAll(async () => {
  useDatabase(undefined);
  for (const cleanup of cleanups.reverse()) await cleanup();
}, 60_000);

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

async function ask(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  const type = { "content-type": "application/json", origin: url };
  const answer = await fetch(url + path, { method, redirect: "manual", headers: { ...type, ...headers }, body: sent });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get("location") ?? "", text };
}

async function idOf(email: string): Promise<number> {
  const [account] = await opened.db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`There is no ${email}.`);
  return account.id;
}

/** A session as one looks that was begun before factors were asked for, or of somebody who was made an administrator. */
async function sessionWithoutFactor(accountId: number): Promise<string> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [row] = await opened.db.insert(sessions).values({ accountId, userAgent: "test", expiresAt }).returning();
  return signSessionToken({ id: row?.id ?? "", accountId, role: "ADMIN", expiresAt });
}

/** What opened for these cookies or this token; nothing should. */
async function opensFor(headers: Record<string, string>): Promise<string[]> {
  const open: string[] = [];
  for (const path of signedInPages()) {
    const { status, location } = await ask(path, { headers });
    if (status !== 307 || !location.includes("/auth?")) open.push(`${path} ${status} ${location}`);
  }
  for (const { method, path } of await guardedCalls(url)) {
    const { status } = await ask(path, { method, headers, body: /POST|PUT/.test(method) ? {} : undefined });
    if (status !== 401) open.push(`${method} ${path} ${status}`);
  }
  for (const [name, id] of Object.entries(signedInActions())) {
    const action = { "next-action": id, "content-type": "text/plain;charset=UTF-8" };
    const body = JSON.stringify([{ status: "idle" }, {}]);
    const { text } = await ask("/profile", { method: "POST", headers: { ...headers, ...action }, body });
    if (!text.includes("UNAUTHENTICATED")) open.push(`${name} ${text.slice(0, 200)}`);
  }
  return open;
}

describe("an administrator without a second factor", () => {
  it("is let in by no call, which says why", async () => {
    const { status, text } = await ask("/api/auth/login", { method: "POST", body: administrator });
    expect([status, JSON.parse(text)]).toEqual([403, expect.objectContaining({ error: "SECOND_FACTOR_MISSING" })]);
  });

  it("reaches no page, call or action, whatever session there is", async () => {
    const token = await sessionWithoutFactor(await idOf(administrator.email));
    expect(await opensFor({ cookie: `next-auth.session-token=${token}` })).toEqual([]);
    expect(await opensFor({ authorization: `Bearer ${token}` })).toEqual([]);
  }, 240_000);

  it("who was a teacher a moment ago is out with the role", async () => {
    const [teacher] = await opened.db.insert(accounts).values(aTeacher()).returning();
    const headers = { authorization: `Bearer ${await sessionWithoutFactor(teacher?.id ?? 0)}` };
    expect((await ask("/api/subscriptions/info", { headers })).status).not.toBe(401);
    await opened.db
      .update(accounts)
      .set({ role: "ADMIN" })
      .where(eq(accounts.id, teacher?.id ?? 0));
    expect((await ask("/api/subscriptions/info", { headers })).status).toBe(401);
  });
});

describe("half a sign-in", () => {
  it("reaches no page, call or action, under whatever name it is sent", async () => {
    const { actor } = await withTotp();
    const token = await halfOf(actor);
    expect(await opensFor({ cookie: `isomo-entrance=${token}` })).toEqual([]);
    const posing: Record<string, string>[] = [
      { cookie: `next-auth.session-token=${token}` },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of posing) expect((await ask("/api/subscriptions/info", { headers })).status).toBe(401);
    const page = await ask("/auth/second-factor", { headers: { cookie: `isomo-entrance=${token}` } });
    expect([page.status, page.text.includes(actor.email)]).toEqual([200, true]);
    expect((await ask("/auth/second-factor")).location).toContain("/auth?error=sign_in_over");
  }, 240_000);
});

describe("an administrator at the first sign-in", () => {
  it("is led to set a factor up, gets recovery codes, and is asked once more before a weighty act", async () => {
    const [teacher] = await opened.db.insert(accounts).values(aTeacher()).returning();
    const page = await browser.newPage();
    await page.goto(`${url}/auth?mode=login&next=/admin`);
    await page.getByRole("button", { name: "Use email instead" }).click();
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByRole("button", { name: "Sign in with email" }).click();
    await page.getByRole("heading", { name: "Set up a second factor" }).waitFor();
    await page.goto(`${url}/admin`);
    expect(page.url()).toContain("/auth?");
    await page.goto(`${url}/auth/second-factor?next=/admin`);
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    const key = (await page.locator("code").first().textContent()) ?? "";
    await page.getByLabel("Code of the app").fill(await earlierCode(key));
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    expect(
      await page
        .getByRole("listitem")
        .filter({ hasText: /^\w{4}-\w{4}-\w{4}-\w{4}$/ })
        .count(),
    ).toBe(10);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/admin");

    await opened.db.update(sessions).set({ provenAt: new Date(Date.now() - 660_000) });
    await page.goto(`${url}/admin?search=${encodeURIComponent(teacher?.email ?? "")}`);
    await page.getByRole("row").nth(1).getByRole("button").click();
    await page.getByRole("menuitem", { name: "Change role" }).click();
    await page.getByRole("dialog").getByLabel("New role").selectOption("TEACHER");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
    await proof.getByLabel("Your password", { exact: true }).fill("not this one");
    await page.keyboard.press("Enter");
    await proof.getByText("The password is not right.").waitFor();
    const roleOf = async () =>
      (
        await opened.db
          .select()
          .from(accounts)
          .where(eq(accounts.id, teacher?.id ?? 0))
      )[0]?.role;
    expect(await roleOf()).toBe("USER");
    await proof.getByLabel("Your password", { exact: true }).fill(administrator.password);
    await page.keyboard.press("Enter");
    await proof.waitFor({ state: "detached" });
    await expect.poll(roleOf).toBe("TEACHER");
  }, 240_000);

  it("who has lost the factor is reset by another one, and led to set a new one up", async () => {
    const [{ actor, secret: key }, { actor: lost }] = [
      await withTotp({ role: "ADMIN" }),
      await withTotp({ role: "ADMIN" }),
    ];
    const login = async (email: string, otp?: string) => {
      const { status, text } = await ask("/api/auth/login", {
        method: "POST",
        body: { email, password: "a-good-password", otp },
      });
      return { status, ...(JSON.parse(text) as { token?: string; error?: string }) };
    };
    const { token } = await login(actor.email, totpCode(key));
    const headers = { authorization: `Bearer ${token}` };
    const reset = async (id: number) => ask(`/api/admin/users/${id}/second-factor`, { method: "DELETE", headers });
    const own = await reset(actor.accountId);
    expect([own.status, JSON.parse(own.text)]).toEqual([409, expect.objectContaining({ error: "OWN_FACTOR" })]);
    expect(own.text).toContain("another administrator");
    expect((await login(lost.email)).error).toBe("SECOND_FACTOR_REQUIRED");
    expect((await reset(lost.accountId)).status).toBe(200);
    expect((await login(lost.email)).error).toBe("SECOND_FACTOR_MISSING");
  }, 120_000);

  it("signs in by REST with the code along, and proves again who is there by its own session alone", async () => {
    const { actor, secret: key } = await withTotp({ role: "ADMIN" });
    const login = { email: actor.email, password: "a-good-password" };
    const without = await ask("/api/auth/login", { method: "POST", body: login });
    expect([without.status, JSON.parse(without.text)]).toEqual([
      403,
      expect.objectContaining({
        error: "SECOND_FACTOR_REQUIRED",
        factors: { totp: true, passkey: false, recovery: true },
      }),
    ]);
    const wrong = await ask("/api/auth/login", { method: "POST", body: { ...login, otp: "000000" } });
    expect([wrong.status, JSON.parse(wrong.text).error]).toEqual([422, "INVALID_CODE"]);
    const used = totpCode(key);
    const letIn = await ask("/api/auth/login", { method: "POST", body: { ...login, otp: used } });
    const { token } = JSON.parse(letIn.text) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const [teacher] = await opened.db.insert(accounts).values(aTeacher()).returning();
    const path = `/api/admin/users/${teacher?.id}/role`;
    const change = async (role: string) => {
      const { status, text } = await ask(path, { method: "PUT", headers, body: { role } });
      return [status, (JSON.parse(text) as { error?: string }).error];
    };
    expect(await change("TEACHER")).toEqual([200, undefined]);
    await opened.db.update(sessions).set({ provenAt: new Date(Date.now() - 660_000) });
    expect(await change("USER")).toEqual([403, "PROOF_REQUIRED"]);
    const prove = (body: unknown) => ask("/api/auth/step-up", { method: "POST", headers, body });
    expect((await prove({ password: "not this one" })).status).toBe(422);
    expect((await prove({ otp: used })).status, "a used code").toBe(422);
    expect(await change("USER")).toEqual([403, "PROOF_REQUIRED"]);
    expect((await prove({ password: login.password })).status).toBe(200);
    expect(await change("USER")).toEqual([200, undefined]);
  }, 120_000);
});
