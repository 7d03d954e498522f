import { expect, type Page } from "@playwright/test";
import { aPerson, bearerToken, signIn, signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

const notes = "[name=teacherNotes]";

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/lesson-plan/edit/${id}`);
}

/** The session is over on the server while its cookie is still in the browser, as when another place signed it out. */
async function endSession(page: Page, token: string): Promise<void> {
  const csrf = await page.request.get("/api/auth/csrf");
  const { csrfToken }: { csrfToken: string } = await csrf.json();
  await page.request.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
}

test("what was typed in the editor when the session was over is there after signing in", async ({ page }) => {
  const person = await signUp(page);
  const id = await makePlan(page.request, person.token, { lessonTitle: "Friction" });
  await openEditor(page, id);
  await endSession(page, person.token);
  await page.locator(notes).fill("Written in the sixty-first minute.");
  await expect(page.locator("[data-save-state=saved]")).toBeHidden();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?mode=login/);

  await signIn(page, person);
  await openEditor(page, id);
  await expect(page.locator(notes)).toHaveValue("Written in the sixty-first minute.");
  await expect(page.locator("[data-save-state=saved]")).toBeVisible();
  const headers = { authorization: `Bearer ${await bearerToken(page.request, person)}` };
  const saved = await page.request.get(`/api/lesson-plans/${id}`, { headers });
  expect(await saved.text()).toContain("sixty-first minute");
});

test("on the open page too: signing in again saves what was refused meanwhile", async ({ page }) => {
  const person = await signUp(page);
  const id = await makePlan(page.request, person.token, { lessonTitle: "Friction" });
  await page.clock.install();
  await openEditor(page, id);
  await endSession(page, person.token);
  await page.clock.fastForward("01:01:00");
  await expect(page.getByText("Your session has ended. What you typed is kept on this device.")).toBeVisible();
  await page.locator(notes).fill("Typed after the end.");
  await page.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  // Without a connection the editor stays, and the dialog with what was typed into it.
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByText("No connection. You stay on this page")).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(notes)).toHaveValue("Typed after the end.");
  await page.clock.fastForward("00:30");
  await expect(page.locator("[data-save-state=saved]")).toBeVisible();
});

test("somebody who only ever came with Google erases the account by its address", async ({ page }) => {
  const { email } = aPerson("google-only");
  const comeWithGoogle = async () => {
    await page.goto("/auth");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Name").fill("Keza Aline");
    await page.getByLabel("Google has verified this address").setChecked(true);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("link", { name: "Skip" }).click();
    await page.waitForURL("**/dashboard");
  };
  await comeWithGoogle();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  const proof = dialog.getByLabel(`Type your e-mail address ${email}`);
  await proof.fill("somebody.else@school.test");
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(proof).toHaveAttribute("aria-invalid", "true");
  await proof.fill(email);
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Your account and your personal data have been erased.")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/auth/);
  // The same Google account begins anew.
  await comeWithGoogle();
});
