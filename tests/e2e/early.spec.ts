import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

/** Opens a page whose scripts do not come before they are let through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return arrival.resolve;
}

test("a press that comes before the page is alive counts once it is, and once only", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  const awake = await openAsleep(page, `/lesson-plan/${id}`);
  const no = page.getByRole("region", { name: "Is this plan useful?" }).getByRole("button", { name: "Not useful" });
  await no.click();
  await no.click();
  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  await toggle.click();
  await expect(no).toHaveAttribute("aria-pressed", "false");
  awake();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Thank you for your rating.").first()).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("keys that come before the page is alive count once it is", async ({ page }) => {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  const awake = await openAsleep(page, "/lesson-plans");
  await page.keyboard.press("Control+b");
  await page.getByRole("button", { name: "Actions: Adding fractions" }).press("ArrowUp");
  awake();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await expect(page.locator('.shell[data-sidebar="collapsed"]')).toBeVisible();
});

test("what the mouse rests on before the page is alive shows its name once it is", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await page.keyboard.press("Control+b");
  const collapsed = page.locator('.shell[data-sidebar="collapsed"]');
  await expect(collapsed).toBeVisible();
  const awake = await openAsleep(page, "/lesson-plans");
  await expect(collapsed).toBeVisible();
  await page.locator(".shell-link").nth(2).hover();
  awake();
  await expect(page.getByRole("tooltip")).toHaveText("Lesson plans");
});

test("a form of the page's components that is sent before they are alive is sent then, with what was typed", async ({
  page,
}) => {
  await signUp(page);
  const awake = await openAsleep(page, "/header-settings");
  await page.locator("[name=schoolName]").fill("GS Rwamagana");
  await page.getByRole("main").getByRole("button", { name: /^Save/ }).click();
  awake();
  await expect(page.getByText("Header settings saved successfully!").first()).toBeVisible();
  await page.goto("/header-settings");
  await expect(page.locator("[name=schoolName]")).toHaveValue("GS Rwamagana");
});

test("a press on a page of visitors counts, too", async ({ page }) => {
  const awake = await openAsleep(page, "/auth?mode=login");
  await page.getByRole("button", { name: "Use email instead" }).click();
  awake();
  await expect(page.locator("[name=email]")).toBeVisible();
});
