import { expect, type Page } from "@playwright/test";
import { earlierCode, totpCode } from "../support/totp";
import { openEmailForm, signUpProven, type Person } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

/** Sets up an app on the security page. Gives back its key and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = (await page.locator("code").first().textContent()) ?? "";
  await expectAccessible(page, "setting up an app");
  await page.getByLabel("Code of the app").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is not right, or it was used already")).toBeVisible();
  // The code of half a minute ago, so that the present one is still good for signing in.
  await page.getByLabel("Code of the app").fill(await earlierCode(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "recovery codes");
  const codes = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "I have kept them" }).last().click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  return { secret, codes };
}

async function enterPassword(page: Page, { email, password }: Person, next = ""): Promise<void> {
  await openEmailForm(page, `/auth?mode=login${next}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/auth/second-factor**");
}

test("a teacher protects the account with an app, and signs in with its code and with a recovery code", async ({
  page,
}) => {
  const person = await signUpProven(page);
  const { secret, codes } = await setUpApp(page);
  await page.context().clearCookies();
  await enterPassword(page, person, "&next=/lesson-plans");
  await expectAccessible(page, "the second step");
  // Half a sign-in opens nothing.
  const dashboard = await page.request.get("/dashboard", { maxRedirects: 0 });
  expect(dashboard.headers().location ?? "").toContain("/auth");
  expect((await page.request.get("/api/subscriptions/info")).status()).toBe(401);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is not right, or it was used already")).toBeVisible();
  await page.getByLabel("Code").fill(totpCode(secret));
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname === "/lesson-plans");

  await page.context().clearCookies();
  await enterPassword(page, person);
  await page.getByLabel("Code").fill((codes[0] ?? "").toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.goto("/profile/security");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
});

test("the app is removed again, and new recovery codes are made", async ({ page }) => {
  const person = await signUpProven(page);
  const { codes } = await setUpApp(page);
  await page.getByRole("button", { name: "Make new recovery codes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make new recovery codes" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  expect(await dialog.getByRole("listitem").allTextContents()).not.toContain(codes[0]);
  await dialog.getByRole("button", { name: "I have kept them" }).last().click();
  await page.getByRole("button", { name: "Remove the app" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the app" }).click();
  await expect(page.getByText("The authenticator app is removed.")).toBeVisible();
  await expect(page.getByText("Not set up")).toBeVisible();
  const { email, password } = person;
  expect((await page.request.post("/api/auth/login", { data: { email, password } })).status()).toBe(200);
});

for (const [locale, heading] of [
  ["fr", "Sécurité"],
  ["rw", "Umutekano"],
] as const)
  test(`the security page fits a narrow phone in ${locale}`, async ({ page }) => {
    await signUpProven(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${locale}/profile/security`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page, `/${locale}/profile/security`);
  });
