import { expect, type Page } from "@playwright/test";
import { aPerson, mailedCode, registerPerson, signUp, type Person } from "./support/account";
import { test } from "./support/test";

/** The whole way of a newcomer from the registration that is open to the sign-in that ends it. */
async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Full Name").fill(person.fullName);
  await page.getByLabel("School").fill(person.school);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/mode=verify-email/);
  // Six digits submit by themselves.
  await page.getByLabel("Verification code").fill(await mailedCode(page.request, person.email));
  await expect(page).toHaveURL(/mode=referrer-prompt/);
}

/** The address is known and the password is next: nothing else is left to do. */
async function finish(page: Page, person: Person): Promise<void> {
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
}

test("signing in leads back to the page that was asked for, with its filters", async ({ page }) => {
  const person = await registerPerson(page.request);
  await page.goto("/lesson-plans?search=rivers");
  await expect(page).toHaveURL(/\/auth\?mode=login&next=%2Flesson-plans%3Fsearch%3Drivers$/);
  await page.getByRole("button", { name: "Use email instead" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/lesson-plans?search=rivers");
  // Who is signed in already needs no second time.
  await page.goto("/auth?mode=login&next=/resources");
  await page.waitForURL("**/resources");
});

test("a card of the front page leads a newcomer to its form, through everything between", async ({ page }) => {
  const person = aPerson("newcomer");
  await page.goto("/");
  await page.locator("a[href='/auth?mode=register&plan=rtb']").first().click();
  await page.getByRole("button", { name: "Use email instead" }).click();
  await register(page, person);
  await page.getByRole("link", { name: "Skip" }).click();
  await finish(page, person);
  await page.waitForURL("**/rtb-lesson-plan/create");
});

test("a page that was asked for outlasts registration, verification and the referrer's prompt", async ({ page }) => {
  const person = aPerson("asked");
  await page.goto("/subscription?action=bundle");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Use email instead" }).click();
  await register(page, person);
  await page.getByLabel("Referrer's e-mail").fill("colleague@school.rw");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Referrer added")).toBeVisible();
  await finish(page, person);
  await page.waitForURL("**/subscription?action=bundle");
});

test("a session that ended on the server leads to the sign-in, and back", async ({ page }) => {
  const person = await signUp(page);
  await page.goto("/resources");
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith("session-token"));
  const { csrfToken }: { csrfToken: string } = await (await page.request.get("/api/auth/csrf")).json();
  await page.request.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  if (cookie) await page.context().addCookies([cookie]);
  await page.goto("/recent-activity?type=create");
  await expect(page).toHaveURL(/\/auth\?mode=login&next=%2Frecent-activity%3Ftype%3Dcreate$/);
  await page.getByRole("button", { name: "Use email instead" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/recent-activity?type=create");
});

test("a chosen language is found again at every address without one, and outlasts the session", async ({ page }) => {
  await signUp(page);
  await page.goto("/about");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitem", { name: "Français" }).click();
  await page.waitForURL("**/fr/about");
  for (const [typed, led] of [
    ["/", "/fr"],
    ["/dashboard", "/fr/dashboard"],
    ["/lesson-plans?search=a", "/fr/lesson-plans?search=a"],
    ["/no-such-page", "/fr/no-such-page"],
  ]) {
    await page.goto(typed ?? "");
    await page.waitForURL(`**${led}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  }
  await page.goto("/fr/dashboard");
  await page.evaluate(() => localStorage.setItem("ui-theme", "dark"));
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("**/fr/auth?mode=login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isomo.stay"))).toBeNull();
  expect(await page.evaluate(() => [localStorage.getItem("language"), localStorage.getItem("ui-theme")])).toEqual([
    "fr",
    "dark",
  ]);
  await page.goto("/");
  await page.waitForURL("**/fr");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the storage brings back a language whose cookie the browser forgot", async ({ page }) => {
  await page.goto("/rw/about");
  await page.evaluate(() => localStorage.setItem("language", "rw"));
  await page.goto("about:blank");
  await page.goto("/contact");
  await page.waitForURL("**/rw/contact");
  expect((await page.context().cookies()).find(({ name }) => name === "NEXT_LOCALE")?.value).toBe("rw");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "fr-RW" });

  test("the browser's own language is met, and English can still be chosen", async ({ page }) => {
    await page.goto("/");
    await page.waitForURL("**/fr");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
