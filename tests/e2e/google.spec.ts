import { expect, type Page } from "@playwright/test";
import { aPerson, registerPerson, signUpProven } from "./support/account";
import { test } from "./support/test";

/** Through the true protocol: our pages, the provider's page, its return, the ticket. */
async function chooseAtGoogle(page: Page, person: { email: string; name: string; verified: boolean }): Promise<void> {
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(person.email);
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Google has verified this address").setChecked(person.verified);
  await page.getByRole("button", { name: "Go on" }).click();
}

async function startAtGoogle(page: Page, path = "/auth"): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Continue with Google" }).click();
}

/** A newcomer is asked who brought them. */
async function skipReferrer(page: Page): Promise<void> {
  await expect(page).toHaveURL(/mode=referrer-prompt/);
  await page.getByRole("link", { name: "Skip" }).click();
}

test("an invitation outlasts the way by Google, which says that it let its guest in", async ({ page }) => {
  const { email } = aPerson("invited");
  await startAtGoogle(page, "/auth?mode=register&ref=keza%40school.rw&plan=rtb");
  await chooseAtGoogle(page, { email, name: "Guest", verified: true });
  await expect(page.getByText("Successfully logged in with Google!")).toBeVisible();
  await expect(page.getByLabel("Referrer's e-mail")).toHaveValue("keza@school.rw");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/rtb-lesson-plan/create*");
  await expect(page.getByText("Referrer added")).toBeVisible();
  // The question is put once.
  await page.goto(`/auth?mode=referrer-prompt&email=${encodeURIComponent(email)}`);
  await page.waitForURL("**/dashboard");
});

test("signing in with Google makes an account, and the next time finds it", async ({ page }) => {
  const { email } = aPerson("google");
  await startAtGoogle(page);
  await chooseAtGoogle(page, { email, name: "Keza Aline", verified: true });
  await skipReferrer(page);
  await page.waitForURL("**/dashboard");
  await page.context().clearCookies();
  await startAtGoogle(page, "/auth?next=/lesson-plans");
  await chooseAtGoogle(page, { email, name: "Keza Aline", verified: true });
  await page.waitForURL("**/lesson-plans");
});

test("an account of the same address is linked only when Google has verified the address", async ({ page }) => {
  const person = await registerPerson(page.request);
  await startAtGoogle(page);
  await chooseAtGoogle(page, { email: person.email, name: "Stranger", verified: false });
  await expect(page).toHaveURL(/\/auth\?error=email_unverified/);
  await expect(page.getByText("Google has not verified this e-mail address.")).toBeVisible();
  await page.goto("/dashboard");
  await page.waitForURL("**/auth?mode=login");

  await startAtGoogle(page);
  await chooseAtGoogle(page, { email: person.email, name: "Somebody", verified: true });
  await skipReferrer(page);
  await page.waitForURL("**/dashboard");
  // The name stays the account's own; a password that a code alone had confirmed may be a stranger's and is gone.
  await page.goto("/profile");
  await expect(page.getByText(person.fullName).first()).toBeVisible();
  const { email, password } = person;
  expect((await page.request.post("/api/auth/login", { data: { email, password } })).status()).toBe(401);
});

test("a ticket is worth nothing twice, elsewhere, for another address or made up", async ({ page, browser }) => {
  const { email } = aPerson("ticket");
  const returned = page.waitForRequest(/\/auth\/callback\?token=/);
  await startAtGoogle(page);
  await chooseAtGoogle(page, { email, name: "Keza", verified: true });
  const ticket = (await returned).url();
  await expect(page).toHaveURL(/mode=referrer-prompt/);
  const stranger = await (await browser.newContext()).newPage();
  const forged = ticket.replace(/token=[^&]*/, "token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
  const claims = `${forged}&role=ADMIN&userId=1&fullName=Root`;
  for (const address of [ticket, forged, claims, ticket.replace(/email=[^&]*/, "email=admin%40isomo.local")]) {
    await stranger.goto(address);
    await expect(stranger).toHaveURL(/\/auth\?error=no_token/);
    await expect(stranger.getByText("Invalid login data received")).toBeVisible();
  }
  await stranger.goto("/auth/callback");
  await expect(stranger).toHaveURL(/\/auth\?error=no_token/);
  await stranger.goto("/auth/callback?error=access_denied");
  await expect(stranger.getByText("Google was not allowed to sign you in.")).toBeVisible();
  await stranger.context().close();
});

test("where to go afterwards is a page of ours, whatever the address asks for", async ({ page }) => {
  const { email } = aPerson("open");
  await startAtGoogle(page, "/auth?next=https://evil.example/");
  await chooseAtGoogle(page, { email, name: "Keza", verified: true });
  await skipReferrer(page);
  await page.waitForURL(/localhost:\d+\/dashboard$/);
});

test("Google is linked on the security page, whatever its address, and unlinked again", async ({ page }) => {
  await signUpProven(page);
  const google = aPerson("else").email;
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Link Google" }).click();
  await chooseAtGoogle(page, { email: google, name: "Keza", verified: false });
  await expect(page.getByText("Google is linked.")).toBeVisible();
  await page.context().clearCookies();
  await startAtGoogle(page);
  await chooseAtGoogle(page, { email: google, name: "Keza", verified: false });
  await page.waitForURL("**/dashboard");
  await page.goto("/profile/security");
  await expect(page.getByRole("region", { name: "Recent sign-ins" }).getByRole("listitem").first()).toContainText(
    "Google",
  );
  await page.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unlink Google" }).click();
  await expect(page.getByText("Not linked")).toBeVisible();
});
