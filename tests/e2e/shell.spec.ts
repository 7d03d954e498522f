import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

const links = [
  { path: "/dashboard", name: "Dashboard" },
  { path: "/rtb-lesson-plans", name: "RTB lesson plans" },
  { path: "/lesson-plans", name: "Lesson plans" },
  { path: "/subscription", name: "Subscription" },
  { path: "/resources", name: "Resources" },
  { path: "/recent-activity", name: "Recent activity" },
] as const;

function navigation(page: Page) {
  return page.getByRole("navigation", { name: "Main navigation" });
}

test("every link of the sidebar leads to its page, and a user sees no admin panel", async ({ page }) => {
  await signUp(page);
  for (const { path, name } of links) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const link = navigation(page).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.locator(".shell-top p").first()).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  await expect(navigation(page).getByRole("link", { name: "Admin panel" })).toHaveCount(0);
  await expect(navigation(page).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});

test("the keyboard folds the sidebar, and the choice is kept", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/resources");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Create a REB lesson plan" })).toBeFocused();

  const button = page.getByRole("button", { name: "Toggle sidebar" });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Control+b");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  await page.reload();
  await expect(page.locator("#shell")).toHaveAttribute("data-sidebar", "collapsed");
});

test("on a phone the sidebar is a drawer that a chosen link closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto("/profile");
  const drawer = page.getByRole("dialog", { name: "Sidebar" });
  await page.keyboard.press("Control+b");
  await expect(drawer).toBeVisible();
  await expectAccessible(page, "the drawer");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Toggle sidebar" })).toBeFocused();
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await drawer.getByRole("link", { name: "Resources", exact: true }).click();
  await page.waitForURL("**/resources");
  await expect(drawer).toBeHidden();
  for (const path of ["/fr/profile", "/rw/recent-activity", "/fr/subscription?action=bundle", "/rw/resources"]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expectAccessible(page, path);
  }
});

test("the profile is edited, refused at its field, and follows the language", async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto("/profile");
  await expect(page.getByRole("definition").filter({ hasText: /^User$/ })).toBeVisible();
  const name = page.getByLabel("Full Name");
  await ready(page);
  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await name.fill("A");
  await page.getByLabel("School").fill("GS Rwamagana");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator("#fullName-error")).toHaveText("Full name must be at least 2 characters");
  await expect(page.getByLabel("School")).toHaveValue("GS Rwamagana");
  await expectAccessible(page, "the profile in editing");
  await name.fill("Alice Uwase");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Alice Uwase")).toBeVisible();
  await expect(page.getByText("GS Rwamagana")).toBeVisible();

  await ready(page);
  await page.getByRole("button", { name: "Edit profile" }).click();
  // The form comes with its own script: the page has a button of that name already.
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL("**/fr/profile");
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("**/fr/auth?mode=login");
});

test("activities are searched, filtered and exported", async ({ page }) => {
  const { token } = await signUp(page);
  await page.goto("/recent-activity");
  await expect(page.getByRole("heading", { name: "No Activities Found" })).toBeVisible();
  await makePlan(page.request, token, { lessonTitle: "=Adding fractions" });
  await makePlan(page.request, token, { lessonTitle: "Rivers of Rwanda" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Activities loaded successfully").first()).toBeVisible();
  await expect(page.getByText("2 activities")).toBeVisible();
  await page.getByRole("searchbox").fill("FRACTIONS");
  await expect(page).toHaveURL(/search=FRACTIONS/);
  await expect(page.getByText("1 activity")).toBeVisible();
  await expect(
    page
      .getByText("Just now")
      .or(page.getByText(/minutes? ago/))
      .first(),
  ).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Report" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^activity-report-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Timestamp","Action","Title","Type"');
  expect(lines[1]).toMatch(/^"\d\d\/\d\d\/\d{4} \d\d:\d\d","Created","'=Adding fractions","Create"$/);
  await expect(page.getByText("Activity report exported successfully")).toBeVisible();

  await page.getByLabel("Type").selectOption("download");
  await expect(page.getByText("Nothing fits your search and type.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("2 activities")).toBeVisible();
});

test("the tiers are shown with the reader's own, and from when it can be renewed", async ({ page }) => {
  await signUp(page);
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "Subscription Plans" })).toBeVisible();
  await expect(page.getByText("A bundle adds 10 lesson plans")).toBeVisible();
  const free = page.getByRole("listitem", { name: "Free" });
  await expect(free).toContainText("Current Plan");
  await expect(free).toContainText("No priority support");
  const standard = page.getByRole("listitem", { name: "Standard" });
  await expect(standard).toContainText("3,000 RWF");
  await expect(standard).toContainText("for 1 month");
  await expect(standard.getByRole("button", { name: "Upgrade Now" })).toBeVisible();
  await expect(free.getByRole("button", { name: "Renew Now" })).toBeDisabled();
  await expect(free).toContainText(/You can renew from \d\d\/\d\d\/\d{4}: it adds time\./);
});
