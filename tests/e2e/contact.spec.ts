import { expect, type Page } from "@playwright/test";
import { signInAsAdministrator } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

async function writeMessage(page: Page, subject: string): Promise<void> {
  await page.getByLabel("Name").fill("Diane");
  await page.getByLabel("Email").fill(`diane.${Date.now()}@example.org`);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("Murakoze");
}

test("a message is sent, said and cleared, and reaches the administrators", async ({ page }) => {
  const subject = `Fractions ${Date.now()}`;
  await page.goto("/contact");
  await writeMessage(page, subject);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByRole("status")).toHaveText("Message sent successfully! We'll get back to you soon.");
  // Said in the page as well, where it stays when the toast has gone.
  await expect(page.locator("#sent")).toBeInViewport();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page).toHaveURL(/\/contact$/);
  await signInAsAdministrator(page);
  await page.goto("/admin/messages");
  const message = page.getByRole("listitem").filter({ hasText: subject });
  await expect(message).toContainText("Murakoze");
  await expectAccessible(page, "inbox");
  await message.getByRole("button", { name: /as answered/ }).click();
  await expect(page.getByText("Message marked as answered")).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.goto("/admin/messages?state=answered");
  await expect(message).toContainText("Answered");
});

test("a message that cannot be sent stays in the form, and it is said", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.abort());
  await page.goto("/contact");
  await writeMessage(page, "Fractions");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent.");
  await expect(page.getByLabel("Message")).toHaveValue("Murakoze");
});

test("a message is sent without script", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto("/contact");
  const said = page.getByText("Message sent successfully! We'll get back to you soon.");
  await expect(said).toBeHidden();
  await writeMessage(page, "Without script");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/contact#sent$/);
  await expect(said).toBeVisible();
});
