import { expect, type Locator, type Page } from "@playwright/test";
import { earlierCode } from "../support/totp";
import {
  aPerson,
  bearerToken,
  openEmailForm,
  registerPerson,
  signInAsAdministrator,
  signUpProven,
} from "./support/account";
import { expectAccessible } from "./support/axe";
import { ready, test } from "./support/test";

/** Presses Tab until the element has the focus, and then the key. The page never grows wider than the phone. */
async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 90; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** The newest mail to the address, as text. */
async function newestMail(page: Page, email: string): Promise<{ subject: string; text: string }> {
  const answer = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  const [mail]: { subject: string; text: string }[] = await answer.json();
  return mail ?? { subject: "", text: "" };
}

test("on a narrow phone and by keyboard an app is set up there itself, codes are kept and sessions end", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await signUpProven(page);
  await bearerToken(request, person);
  await page.goto("/profile");
  await press(page, page.getByRole("link", { name: "Open the security page" }));
  await page.waitForURL("**/profile/security");
  await ready(page);
  await expect(page.getByText("One step protects your account")).toBeVisible();
  await expectAccessible(page, "the security page");

  await press(page, page.getByRole("button", { name: "Set up an authenticator app" }));
  const open = page.getByRole("link", { name: "Open the authenticator app" });
  const secret = (await page.locator("code").first().textContent())?.replaceAll(" ", "") ?? "";
  const address = new URL((await open.getAttribute("href")) ?? "");
  expect([address.protocol, address.searchParams.get("secret"), address.searchParams.get("issuer")]).toEqual([
    "otpauth:",
    secret,
    "Isomo",
  ]);
  await expect(page.getByText("Add Isomo to an authenticator app.")).toBeFocused();
  // The device that holds the page comes first, the picture for another one after it.
  const [here, picture] = [await open.boundingBox(), await page.getByRole("img", { name: /^QR code/ }).boundingBox()];
  expect(here?.y).toBeLessThan(picture?.y ?? 0);
  await press(page, page.getByRole("button", { name: "Cancel" }));
  await expect(page.getByRole("button", { name: "Set up an authenticator app" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Copy the key" }));
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  await press(page, page.getByLabel("Code of the app"), "Home");
  await page.keyboard.type(await earlierCode(key));
  await page.keyboard.press("Enter");

  const codes = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await press(page, codes.getByRole("button", { name: "I have kept them" }).last());
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeFocused();
  await expect(page.getByText("Two steps protect your account")).toBeVisible();
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(sessions.getByRole("listitem").first()).toContainText("network");
  await expectAccessible(page, "the security page with an app");
  const told = await newestMail(page, person.email);
  expect(told.subject).toBe("An authenticator app now protects your Isomo account");
  // Each page that the mail names is there for who is signed in, too.
  for (const [path, heading] of [
    ["/auth?mode=forgot", "Forgot"],
    ["/profile/security", "Security"],
    ["/contact", "Talk to us"],
  ] as const) {
    expect(told.text).toContain(path);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("another session is ended by keyboard, and the lists say where from", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await signUpProven(page);
  const elsewhere = await bearerToken(request, person);
  await page.goto("/profile/security");
  const list = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(list).toHaveCount(2);
  await press(page, list.nth(1).getByRole("button"));
  await expect(list).toHaveCount(1);
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await request.get("/api/subscriptions/info", { headers })).status()).toBe(401);
  const signIns = page.getByRole("region", { name: "Recent sign-ins" }).getByRole("listitem");
  await expect(signIns).toHaveCount(2);
  await expect(signIns.first()).toContainText("Password");
});

test("an administrator resets a lost second factor, and its person signs in with the password alone", async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const person = await signUpProven(theirs);
  await theirs.goto("/profile/security");
  await ready(theirs);
  await theirs.getByRole("button", { name: "Set up an authenticator app" }).click();
  const secret = (await theirs.locator("code").first().textContent()) ?? "";
  await theirs.getByLabel("Code of the app").fill(await earlierCode(secret));
  await theirs.getByRole("button", { name: "Confirm" }).click();
  await theirs.getByRole("alertdialog").getByRole("button", { name: "I have kept them" }).last().click();

  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdministrator(page);
  const plain = await registerPerson(page.request, aPerson("umwarimu-wigisha-mu-mashuri-abanza"));
  await page.goto(`/admin?search=${encodeURIComponent(plain.email)}`);
  await page.getByRole("button", { name: `Actions for ${plain.email}` }).click();
  await expect(page.getByRole("menuitem", { name: "Change Role" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Reset second factor" })).toHaveCount(0);
  // A long address breaks where the phone ends.
  await page.getByRole("menuitem", { name: "Delete User" }).click();
  const around = page.getByRole("alertdialog").getByText(plain.email).locator("..");
  expect(await around.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.goto(`/admin?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: `Actions for ${person.email}` }).click();
  await page.getByRole("menuitem", { name: "Reset second factor" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Reset the second factor?" });
  await expect(dialog).toContainText(person.email);
  await expectAccessible(page, "the question before a reset");
  await dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.getByText("The second factor is removed")).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByText("Removed the second factor").first()).toBeVisible();

  expect((await newestMail(page, person.email)).subject).toBe("The second factor of your Isomo account was reset");
  await theirs.goto("/profile/security");
  await theirs.waitForURL("**/auth?**");
  await openEmailForm(theirs, "/auth?mode=login&next=/profile/security");
  await theirs.getByLabel("Email").fill(person.email);
  await theirs.getByLabel("Password", { exact: true }).fill(person.password);
  await theirs.getByRole("button", { name: "Sign in with email" }).click();
  await expect(theirs.getByText("One step protects your account")).toBeVisible();
  await theirs.context().close();
});
