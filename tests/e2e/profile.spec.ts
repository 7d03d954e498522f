import { expect, type Locator, type Page } from "@playwright/test";
import JSZip from "jszip";
import { readFile } from "node:fs/promises";
import { aPerson, bearerToken, signIn, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

function sessions(page: Page): Locator {
  return page.getByRole("region", { name: "Where you are signed in" });
}

test("a teacher changes the password, and every other place is signed out", async ({ page, request }) => {
  const person = await signUp(page);
  const elsewhere = await bearerToken(request, person);
  await page.goto("/profile/security");
  await expect(sessions(page).getByRole("listitem")).toHaveCount(2);
  await expect(sessions(page).getByRole("listitem").first()).toContainText("This session");
  await page.getByRole("link", { name: "Change the password" }).click();
  await page.waitForURL("**/profile#password");
  await ready(page);
  await expectAccessible(page, "/profile");

  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.getByLabel("New password").fill("another-good-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The password is not right.")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await page.getByRole("link", { name: "Open the security page" }).click();
  await expect(sessions(page).getByRole("listitem")).toHaveCount(1);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
});

test("one place and all others are signed out from the list", async ({ page, request }) => {
  const person = await signUp(page);
  for (let times = 0; times < 2; times += 1) await bearerToken(request, person);
  await page.goto("/profile/security");
  const list = sessions(page).getByRole("listitem");
  await expect(list).toHaveCount(3);
  await list.nth(1).getByRole("button").click();
  await expect(list).toHaveCount(2);
  await sessions(page).getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(list).toHaveCount(1);
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
});

test("a teacher takes all data along and then erases the account by keyboard", async ({ page }) => {
  const person = await signUp(page);
  await makePlan(page.request, person.token, { lessonTitle: "Fractions" });
  await page.goto("/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^isomo-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await JSZip.loadAsync(await readFile(await file.path()), { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(["account.json", "sessions.json"]));
  expect(Object.keys(zip.files).filter((name) => name.endsWith(".pdf"))).toHaveLength(1);

  await page.getByRole("button", { name: "Delete my account" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByLabel("Your password", { exact: true })).toBeFocused();
  await expectAccessible(page, "the question before deleting");
  await page.keyboard.type("not this one");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your account and your personal data have been erased.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const { email, password } = person;
  expect((await page.request.post("/api/auth/login", { data: { email, password } })).status()).toBe(401);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth/);
});

test("five minutes before its end the session is renewed on the open page, and nothing typed is lost", async ({
  page,
}) => {
  const person = await signUp(page);
  await page.clock.install();
  await page.goto("/lesson-plan/quick-create");
  const description = page.locator("textarea").first();
  await description.fill("P4 Mathematics: adding fractions");
  await page.clock.fastForward("55:30");
  await expect(page.getByText("Your session ends in a few minutes.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toContainText(person.email);
  await expectAccessible(page, "signing in again");
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByText("Login failed")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(description).toHaveValue("P4 Mathematics: adding fractions");
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await page.request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
});

test("signing out clears the browser but for the theme and what its people have not sent", async ({ page }) => {
  const person = aPerson();
  await signUp(page, person);
  await page.goto("/dashboard");
  await page.evaluate(() => {
    localStorage.setItem("ui-theme", "dark");
    localStorage.setItem("isomo.unsent.7.create", '{"title":"Mine"}');
    sessionStorage.setItem("anything", "1");
  });
  await page.getByRole("button", { name: "My account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/auth?mode=login");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(["isomo.unsent.7.create", "ui-theme"]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).not.toContain("next-auth.session-token");
  expect(kept).not.toContain("isomo_name");
  // A visitor's own choice stays: nobody was signed in here.
  await page.evaluate(() => localStorage.setItem("ui-theme", "dark"));
  await page.goto("/auth?mode=login");
  expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe("dark");
  await signIn(page, person);
});

test("what stands in the profile stays until the form to edit it has come", async ({ page }) => {
  await signUp(page);
  await page.goto("/profile");
  const card = page.getByRole("region", { name: "Account", exact: true });
  const arrival = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/**", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const edit = card.getByRole("button", { name: "Edit profile" });
  const height = await card.evaluate((element) => element.clientHeight);
  await edit.click();
  await expect(edit).toHaveAttribute("aria-busy", "true");
  await expect(card.getByText("GS Kacyiru")).toBeVisible();
  expect(await card.evaluate((element) => element.clientHeight)).toBe(height);
  arrival.resolve();
  await expect(card.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(card.locator("[name=fullName]")).toHaveValue("Alice Mugisha");
});
