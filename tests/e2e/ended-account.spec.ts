import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { aPerson, bearerToken, openEmailForm, signUp, type Person } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

const { ADMIN_EMAIL: email = "admin@isomo.test", ADMIN_PASSWORD: password = "administers-the-tests" } = process.env;

/** What an administrator does with somebody's account while its owner sits before a page. */
async function administer(request: APIRequestContext, person: Person, act: "lock" | "delete"): Promise<void> {
  const token = await bearerToken(request, { ...aPerson(), email, password });
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get(`/api/admin/users?search=${encodeURIComponent(person.email)}`, { headers });
  const { users }: { users: { id: number }[] } = await found.json();
  const place = `/api/admin/users/${users[0]?.id}`;
  const answer = act === "lock" ? request.put(`${place}/lock`, { headers }) : request.delete(place, { headers });
  expect((await answer).ok()).toBe(true);
}

async function expectSignedOut(page: Page, wanted: string): Promise<void> {
  // The dashboard is where a sign-in leads anyway.
  const next = wanted === "/dashboard" ? null : wanted;
  await expect(page).toHaveURL((url) => url.pathname === "/auth" && url.searchParams.get("next") === next);
  await expect(page.getByText("Alice Mugisha")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isomo.stay"))).toBeNull();
}

async function trySignIn(page: Page, person: Person): Promise<void> {
  await openEmailForm(page, "/auth?mode=login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
}

const ends = [
  ["locked", "lock", "This account is locked. Please contact support."],
  ["deleted", "delete", "The e-mail address or the password is not right."],
] as const;

for (const [name, act, refusal] of ends) {
  test(`pages of an account that was ${name} lead to the sign-in, which lets nobody in`, async ({ page }) => {
    const person = await signUp(page);
    const id = await makePlan(page.request, person.token, { lessonTitle: "Friction" });
    await page.goto("/lesson-plans");
    await expect(page.getByRole("link", { name: "Friction" })).toBeVisible();
    await administer(page.request, person, act);
    for (const path of ["/dashboard", "/lesson-plans", `/lesson-plan/${id}`, `/lesson-plan/edit/${id}`, "/profile"]) {
      await page.goto(path);
      await expectSignedOut(page, path);
    }
    await trySignIn(page, person);
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
  });

  test(`a page that was open when its account was ${name} saves nothing more and keeps what is typed`, async ({
    page,
  }) => {
    const person = await signUp(page);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit profile" }).click();
    await administer(page.request, person, act);
    await page.getByLabel("School").fill("GS Remera");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Authentication required" })).toBeVisible();
    await expect(page.getByLabel("School")).toHaveValue("GS Remera");
    // A way within the open page is a way to the sign-in, too.
    await page.getByRole("link", { name: "RTB Lesson Plans" }).click();
    await expectSignedOut(page, "/rtb-lesson-plans");
  });
}
