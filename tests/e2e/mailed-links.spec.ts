import { expect, type Page } from "@playwright/test";
import { aPerson, mailedCode, mailedLink, openEmailForm, registerPerson, signIn, type Person } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

async function register(page: Page, person: Person): Promise<void> {
  await openEmailForm(page, "/auth?mode=register");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Full Name").fill(person.fullName);
  await page.getByLabel("School").fill(person.school);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/mode=verify-email&email=/);
}

test("the link of the mail confirms by one button in the browser that registered", async ({ page }) => {
  const person = aPerson();
  await register(page, person);
  await page.goto(await mailedLink(page.request, person.email));
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await signIn(page, person);
});

test("in another browser the link asks for the password of the registration", async ({ page }) => {
  const person = aPerson();
  await page.request.post("/api/auth/register", { data: { ...person, role: "USER" } });
  const link = await mailedLink(page.request, person.email);
  await page.goto(link);
  await expectAccessible(page, "the link in another browser");
  await page.getByLabel("Password", { exact: true }).fill("not-this-one");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This registration was begun with another password.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This link was used already or is no longer valid.")).toBeVisible();
});

test("in a browser that began no registration the code asks for the password too", async ({ page }) => {
  const person = aPerson();
  await page.request.post("/api/auth/register", { data: { ...person, password: "of-a-stranger" } });
  await page.request.post("/api/auth/register", { data: { ...person, role: "USER" } });
  const code = await mailedCode(page.request, person.email);
  await page.context().clearCookies();
  await page.goto(`/auth?mode=verify-email&email=${encodeURIComponent(person.email)}`);
  await page.getByLabel("Verification code").fill(code);
  await expect(page.getByText("You did not register with this address in this browser.")).toBeVisible();
  await expectAccessible(page, "a code that asks for the password");
  await page.getByLabel("Password", { exact: true }).fill("of-a-stranger");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("This registration was begun with another password.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await signIn(page, person);
});

test("a code of somebody else's registration is refused here, with the reason", async ({ page }) => {
  const person = aPerson();
  await page.request.post("/api/auth/register", { data: { ...person, password: "of-a-stranger" } });
  const strange = await mailedCode(page.request, person.email);
  await register(page, person);
  const own = await mailedCode(page.request, person.email);
  await page.getByLabel("Verification code").fill(strange);
  await expect(page.getByText("This code belongs to a registration that was not begun in this browser.")).toBeVisible();
  await page.getByLabel("Verification code").fill(own);
  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await signIn(page, person);
});

test("the link of a reset mail needs no code", async ({ page }) => {
  const person = await registerPerson(page.request);
  await page.request.post(`/api/auth/forgot-password?email=${encodeURIComponent(person.email)}`);
  await page.goto(await mailedLink(page.request, person.email));
  await expect(page.getByLabel("Reset code")).toBeHidden();
  await page.getByLabel("New password", { exact: true }).fill("another long one");
  await page.getByLabel("Confirm password", { exact: true }).fill("another long one");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password reset successfully").first()).toBeVisible();
  await signIn(page, { ...person, password: "another long one" });
});
