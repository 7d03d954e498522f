import { expect } from "@playwright/test";
import { aPerson, mailedCode, openEmailForm, registerPerson, signIn, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { ready, test } from "./support/test";

const registered = "Registration successful! Please check your email to verify your account.";

test("a new teacher registers, verifies, signs in and signs out", async ({ page }) => {
  const person = aPerson();
  await openEmailForm(page, "/auth?mode=register");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Full Name").fill(person.fullName);
  await page.getByLabel("School").fill(person.school);
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByText(registered)).toBeVisible();
  await expect(page).toHaveURL(/mode=verify-email&email=/);
  await page.goto("/sandbox/mailbox");
  await expect(page.getByText(person.email)).toBeVisible();
  const code = await mailedCode(page.request, person.email);
  await page.goBack();
  // The sixth digit sends the form by itself.
  await page.getByLabel("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);

  await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  await expect(page).toHaveURL(/mode=referrer-prompt/);
  await page.getByLabel("Referrer's e-mail").fill("colleague");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Invalid email")).toBeVisible();
  await page.getByLabel("Referrer's e-mail").fill("colleague@school.rw");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Referrer added")).toBeVisible();
  await expect(page).toHaveURL(/mode=login/);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Successfully logged in")).toBeVisible();

  await page.goto("/auth");
  await page.waitForURL("**/dashboard");
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith("session-token"));
  await page.getByRole("button", { name: "My account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/auth?mode=login");
  await page.goto("/dashboard");
  await page.waitForURL("**/auth?mode=login");
  const headers = { authorization: `Bearer ${cookie?.value ?? ""}` };
  expect((await page.request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
});

test("a visitor is sent to sign in and sees nothing of the page", async ({ page }) => {
  for (const path of ["/dashboard", "/lesson-plans", "/lesson-plan/create", "/header-settings"]) {
    await page.goto(path);
    const next = path === "/dashboard" ? "" : `&next=${encodeURIComponent(path)}`;
    await page.waitForURL((url) => url.pathname === "/auth" && url.search === `?mode=login${next}`);
  }
  await page.goto("/rw/dashboard");
  await expect(page).toHaveURL(/\/rw\/auth\?mode=login$/);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("a wrong password is told, the field is cleared, and typing takes the message away", async ({ page }) => {
  const person = await registerPerson(page.request);
  await openEmailForm(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("not-this-one");
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill("x");
  await expect(page.getByText("Login failed")).toBeHidden();
});

test("fields are checked on submit and again as they change; what is right stays", async ({ page }) => {
  await openEmailForm(page, "/auth?mode=register");
  await page.getByLabel("Full Name").fill("Alice");
  await page.getByLabel("Email").fill("alice@");
  await page.getByRole("button", { name: "Create account" }).click();
  for (const message of ["Invalid email format", "Password must be at least 8 characters", "School is required"])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue("Alice");
  await page.getByLabel("Email").fill("alice@school");
  await expect(page.getByText("Invalid email format")).toBeVisible();
  await page.getByLabel("Email").fill("alice@school.rw");
  await expect(page.getByText("Invalid email format")).toBeHidden();
  await expect(page.getByText("School is required")).toBeVisible();
});

test("the views change the address without a reload and keep what was typed", async ({ page }) => {
  await openEmailForm(page);
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByLabel("Email").fill("alice@school.rw");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/mode=register/);
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
  await expect(page).toHaveTitle(/Create your account/);
  await expect(page.getByLabel("Email")).toHaveValue("alice@school.rw");
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Resend verification" }).click();
  await expect(page.getByRole("heading", { name: "Resend verification" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/mode=login/);
  expect(await page.evaluate(() => "untouched" in window)).toBe(true);
});

test("the password can be shown and hidden", async ({ page }) => {
  await openEmailForm(page);
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("the keyboard alone is enough", async ({ page }) => {
  const person = await registerPerson(page.request);
  await openEmailForm(page);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
});

test("who is not verified yet is brought to the code", async ({ page }) => {
  const person = aPerson();
  await page.request.post("/api/auth/register", { data: person });
  await openEmailForm(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await expect(page.getByRole("heading", { name: "Verify email" })).toBeVisible();
  await page.getByLabel("Verification code").fill("12345");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Please enter the 6-digit verification code")).toBeVisible();
});

test("without a connection the form says so and keeps what was typed", async ({ page, context }) => {
  await openEmailForm(page, "/auth?mode=register");
  await ready(page);
  const person = aPerson();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Full Name").fill(person.fullName);
  await page.getByLabel("School").fill(person.school);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("The server could not be reached.")).toBeVisible();
  await expect(page.getByLabel("School")).toHaveValue(person.school);
  await context.setOffline(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in works, and so do its errors", async ({ page }) => {
    const person = await registerPerson(page.request);
    await openEmailForm(page, "/fr/auth");
    await page.locator("[name=email]").fill(person.email);
    await page.locator("[name=password]").fill("not-this-one");
    await page.locator("button[type=submit]").click();
    await expect(page.getByText("Échec de la connexion")).toBeVisible();
    await expect(page.locator("[name=email]")).toHaveValue(person.email);
    await page.locator("[name=password]").fill(person.password);
    await page.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/fr\/dashboard$/);
  });

  test("the code can be seen as it is typed, and verifies with the password", async ({ page }) => {
    const person = aPerson();
    await page.request.post("/api/auth/register", { data: person });
    await page.goto(`/auth?mode=verify-email&email=${encodeURIComponent(person.email)}`);
    await expect(page.locator("#code")).toHaveCSS("opacity", "1");
    const code = await mailedCode(page.request, person.email);
    await page.locator("#code").fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("You did not register with this address in this browser.")).toBeVisible();
    await page.locator("#code").fill(code);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("Your e-mail address is verified.")).toBeVisible();
  });
});

for (const theme of ["light", "dark"]) {
  for (const width of [360, 1280]) {
    test(`every view is accessible and fits: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((name) => localStorage.setItem("ui-theme", name), theme);
      const long = `a.very.long.address.of.a.teacher@${"school".repeat(8)}.rw`;
      const views = ["login", "register", "resend-verification", `verify-email&email=${long}&note=registered`];
      views.push(
        "login&way=email",
        "register&way=email",
        "forgot",
        `reset&email=${long}&note=resetSent`,
        "login&error=no_token",
      );
      views.push(`referrer-prompt&email=${long}&ref=${long}`);
      for (const view of views) {
        for (const prefix of ["", "/fr", "/rw"]) {
          const path = `${prefix}/auth?mode=${view}`;
          await page.goto(path);
          if (prefix === "") await expectAccessible(page, path);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        }
      }
      await openEmailForm(page, "/auth?mode=register");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByText("School is required")).toBeVisible();
      await expectAccessible(page, "register with errors");
    });
  }
}

test("the helper for other journeys signs in as the page does", async ({ page }) => {
  const person = await signUp(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.context().clearCookies();
  await signIn(page, person);
});
