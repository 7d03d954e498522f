import { expect } from "@playwright/test";
import { bearerToken, mailedCode, mailedLink, openEmailForm, registerPerson, signIn, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

test("a forgotten password is set anew, and every session ends", async ({ page }) => {
  const person = await registerPerson(page.request);
  const token = await bearerToken(page.request, person);
  await openEmailForm(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Reset password" }).click();

  await expect(page.getByText("If this address has an account, a code is on its way.")).toBeVisible();
  await expect(page).toHaveURL(/mode=reset&email=/);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
  await page.getByRole("button", { name: "Reset password" }).click();
  for (const message of [
    "Reset code is required",
    "Password must be at least 6 characters",
    "Confirm password is required",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel("Reset code").fill("000000");
  await page.getByLabel("New password", { exact: true }).fill("a new one");
  await page.getByLabel("Confirm password", { exact: true }).fill("another one");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("Confirm password", { exact: true }).fill("a new one");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("The code is not right or no longer valid.").first()).toBeVisible();
  await expect(page.getByText("a code is on its way")).toBeHidden();

  await page.getByLabel("Reset code").fill(await mailedCode(page.request, person.email));
  await page.getByLabel("New password", { exact: true }).fill("a new one");
  await page.getByLabel("Confirm password", { exact: true }).fill("a new one");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset successfully").first()).toBeVisible();
  await page.waitForURL(/localhost:\d+\/$/);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
  await signIn(page, { ...person, password: "a new one" });
});

test("signing in leads where the address asks, and never away from here", async ({ page }) => {
  const person = await registerPerson(page.request);
  for (const [next, path] of [
    ["/lesson-plans?page=1", "/lesson-plans?page=1"],
    ["//evil.example", "/dashboard"],
  ]) {
    await page.goto(`/auth?way=email&next=${encodeURIComponent(next ?? "")}`);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in with email" }).click();
    await page.waitForURL((url) => url.host === new URL(page.url()).host && url.pathname + url.search === path);
    await page.context().clearCookies();
  }
});

test("a teacher whose mailbox nobody has shown opens a mailed link first, and then protects the account", async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto("/profile/security");
  await expect(page.getByRole("heading", { name: "First, your mailbox" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up an authenticator app" })).toBeHidden();
  await expectAccessible(page, "the mailbox first");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText(`A mail is on its way to ${person.email}.`)).toBeVisible();
  await page.goto(await mailedLink(page.request, person.email));
  await page.getByLabel("New password", { exact: true }).fill("a new one");
  await page.getByLabel("Confirm password", { exact: true }).fill("a new one");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset successfully").first()).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, { ...person, password: "a new one" });
  await page.goto("/profile/security");
  await expect(page.getByRole("button", { name: "Set up an authenticator app" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "First, your mailbox" })).toBeHidden();
});
