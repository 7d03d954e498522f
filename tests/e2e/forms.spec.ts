import { expect, type Page } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

const tooLong = "This text is too long.";

/** Counts what the page sends to its own address, and holds the first answer back until it is let go. */
async function holdFirstPost(page: Page) {
  let sent = 0;
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(page.url(), async (route) => {
    if (route.request().method() === "POST") {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  return { letGo, count: () => sent };
}

test("the profile's first wrong field gets the focus, the other keeps what was typed, and nothing is sent twice", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Full Name").fill("A");
  await page.getByLabel("School").fill("GS Remera");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Full name must be at least 2 characters")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("School")).toHaveValue("GS Remera");
  await page.getByLabel("Full Name").fill("Keza Aline");
  await expect(page.getByText("Full name must be at least 2 characters")).toBeHidden();
  const posts = await holdFirstPost(page);
  await page.getByRole("button", { name: "Save" }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  await expect(page.getByRole("button", { name: "Saving" })).toBeDisabled();
  posts.letGo();
  await expect(page.getByText("GS Remera").first()).toBeVisible();
  expect(posts.count()).toBe(1);
});

test("without an answer a form says so and keeps everything", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/profile");
  await ready(page);
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("another-good-password");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "password" }).first()).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("another-good-password");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The password is not right.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("New password")).toHaveValue("another-good-password");
});

test("header settings say what is too long at its field, which gets the focus", async ({ page }) => {
  await signUp(page);
  await page.goto("/header-settings");
  await ready(page);
  await page.getByLabel("Teacher name").fill("T".repeat(301));
  await page.getByLabel("Subject").fill("Mathematics");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.locator("#teacherName-error")).toHaveText(tooLong);
  await expect(page.locator("#teacherName")).toBeFocused();
  await expect(page.getByLabel("Subject")).toHaveValue("Mathematics");
});

test("a report asks for the mistake first and keeps the words", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Structure of a leaf" });
  await page.goto(`/lesson-plan/${id}/report`);
  await ready(page);
  await page.getByLabel("The words that are wrong").fill("The stoma makes sugar.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.locator("#mistake-error")).toHaveText("Required");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await expect(page.getByLabel("The words that are wrong")).toHaveValue("The stoma makes sugar.");
});

test("quick create asks for what is missing and keeps the language", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/quick-create");
  await ready(page);
  await page.locator("[name=language]").selectOption("fr");
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await expect(page.locator("#description-error")).toHaveText("Please select language and provide description");
  await expect(page.locator("[name=description]")).toBeFocused();
  await expect(page.locator("[name=language]")).toHaveValue("fr");
  await page.reload();
  await expect(page.locator("[name=language]")).toHaveValue("fr");
});

test("a tier's first wrong field gets the focus, and the ticked box and the numbers stay", async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/subscriptions");
  await page.getByRole("button", { name: "Add tier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Price (RWF)").fill("2500");
  await dialog.getByRole("checkbox").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.locator("#name-error")).toBeVisible();
  await expect(dialog.locator("#description-error")).toBeVisible();
  await expect(dialog.getByLabel("Price (RWF)")).toHaveValue("2500");
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
});
