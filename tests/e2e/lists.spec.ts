import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import JSZip from "jszip";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

async function withPlans(page: Page): Promise<string> {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  await makePlan(page.request, token, { lessonTitle: "Rivers of Rwanda", subject: "Geography", classLevel: "S2" });
  await makePlan(page.request, token, { lessonTitle: "Comparing fractions" });
  return token;
}

function row(page: Page, title: string) {
  return page.getByRole("row").filter({ hasText: title });
}

async function choose(page: Page, choice: { title: string; item: string }): Promise<void> {
  await page
    .getByRole("button", { name: `Actions: ${choice.title}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: choice.item }).click();
}

test("a new teacher is invited to the first plan", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No lesson plans yet" })).toBeVisible();
  await expect(page.getByText("Plans remaining this month")).toBeVisible();
  await expectAccessible(page, "an empty dashboard");
  await page.goto("/lesson-plans");
  await page.getByRole("link", { name: "Create your first lesson plan" }).click();
  await page.waitForURL("**/lesson-plan/create");
});

test("search, filters and chips find plans and stand in the address", async ({ page }) => {
  await withPlans(page);
  await page.goto("/lesson-plans");
  await expect(page.getByText("3 lesson plans")).toBeVisible();
  await page.getByRole("searchbox").fill("FRÀCTIONS");
  await expect(page).toHaveURL(/search=FR/);
  await expect(page.getByText("2 lesson plans")).toBeVisible();
  await expect(row(page, "Rivers of Rwanda")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toBeFocused();

  await page.getByLabel("Class").selectOption("S2");
  await expect(page.getByRole("heading", { name: "No lesson plans found" })).toBeVisible();
  await page.getByRole("button", { name: /^Remove filter: “FRÀCTIONS”/ }).click();
  await expect(row(page, "Rivers of Rwanda")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Class")).toHaveValue("S2");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("3 lesson plans")).toBeVisible();
  await expect(page).toHaveURL(/\/lesson-plans$/);

  await page.getByLabel("Sort").selectOption("oldest");
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByRole("row").nth(1)).toContainText("Adding fractions");
  await expectAccessible(page, "the list");
});

test("filters follow the address, and a filter chosen while a search waits is kept", async ({ page }) => {
  await withPlans(page);
  await page.goto("/lesson-plans?search=rivers");
  await expect(page.getByText("1 lesson plan", { exact: true })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Lesson plans", exact: true }).click();
  await expect(page.getByText("3 lesson plans")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Remove filter/ })).toHaveCount(0);

  await page.getByRole("searchbox").fill("fractions");
  await page.getByLabel("Class").selectOption("P5");
  await expect(page).toHaveURL(/search=fractions/);
  await expect(page).toHaveURL(/classLevel=P5/);
});

async function remove(page: Page, title: string): Promise<void> {
  await choose(page, { title, item: "Delete" });
  await expect(page.getByRole("alertdialog")).toContainText("30 days");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Lesson plan deleted successfully")).toBeVisible();
}

test("a plan goes to the bin and comes back", async ({ page }) => {
  await withPlans(page);
  await page.goto("/lesson-plans");
  await remove(page, "Adding fractions");
  await expect(row(page, "Adding fractions")).toHaveCount(0);
  await expect(page.getByText("2 lesson plans")).toBeVisible();

  await page.goto("/dashboard");
  await page.getByLabel("Status").selectOption("deleted");
  const card = page.getByRole("listitem").filter({ hasText: "Adding fractions" });
  await expect(card).toContainText("30 days left in the bin");
  await card.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Lesson plan restored")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("3 lesson plans")).toBeVisible();
});

test("copies spend the quota until the limit is told", async ({ page }) => {
  await withPlans(page);
  for (const left of [1, 0]) {
    await page.goto("/dashboard");
    await choose(page, { title: "Rivers of Rwanda", item: "Make a copy" });
    await page.waitForURL(/\/lesson-plan\/edit\/\d+$/);
    await page.goto("/dashboard");
    await expect(page.getByText(`${5 - left} of 5 plans used this month`)).toBeVisible();
  }
  await choose(page, { title: "Rivers of Rwanda", item: "Make a copy" });
  const dialog = page.getByRole("dialog", { name: "Lesson Plan Limit Reached" });
  await expect(dialog).toContainText("You have reached your lesson plan limit for this month.");
  await expect(dialog.getByRole("link", { name: /Buy Bundle/ })).toHaveAttribute("href", "/subscription?action=bundle");
  await expect(dialog.getByRole("link", { name: /Upgrade Subscription.*Recommended/ })).toBeVisible();
  await expectAccessible(page, "the limit dialog");
  await dialog.getByText("Maybe Later").click();
  await expect(dialog).toBeHidden();
});

test("one plan and a ZIP of several are downloaded; what fails is named", async ({ page }) => {
  await withPlans(page);
  await page.goto("/lesson-plans");
  const single = page.waitForEvent("download");
  await choose(page, { title: "Adding fractions", item: "Download PDF" });
  expect((await single).suggestedFilename()).toMatch(/^adding-fractions-\d+\.pdf$/);
  await expect(page.getByText("Lesson plan downloaded successfully")).toBeVisible();

  let asked = 0;
  await page.route("**/download?format=PDF", async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 500, json: { message: "no", error: "UNEXPECTED" } });
    else await route.continue();
  });
  await page.getByLabel("Select all").check();
  await expect(page.getByText("3 selected")).toBeVisible();
  const archive = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Selected" }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await archive).path()));
  expect(Object.keys(zip.files).sort()).toEqual([
    expect.stringMatching(/^adding-fractions-\d+\.pdf$/),
    expect.stringMatching(/^rivers-of-rwanda-\d+\.pdf$/),
  ]);
  await expect(page.getByText("ZIP download started")).toBeVisible();
  await expect(page.getByText("These lesson plans are not in the ZIP file:")).toBeVisible();
});

test("without a subscription a download says so once and leads to it", async ({ page }) => {
  await withPlans(page);
  await page.goto("/lesson-plans");
  const refusal = { message: "Your subscription has expired.", error: "SUBSCRIPTION_EXPIRED" };
  await page.route("**/download?format=PDF", (route) => route.fulfill({ status: 403, json: refusal }));
  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Download Selected" }).click();
  await expect(page.getByText("Your subscription has expired.")).toBeVisible();
  await expect(page.getByText("Failed to create ZIP")).toHaveCount(0);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.waitForURL("**/subscription");
});

test("header settings are saved, refused at their field without loss, and deleted", async ({ page }) => {
  await signUp(page);
  await page.goto("/header-settings");
  await expect(page.getByRole("button", { name: "Delete" })).toBeDisabled();
  await page.getByLabel("School name").fill("GS Kacyiru ".repeat(40));
  await page.getByLabel("Language of the plans").selectOption("rw");
  await expect(page.getByRole("button", { name: "Delete" })).toBeEnabled();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#schoolName-error")).toBeVisible();
  await expect(page.getByLabel("Language of the plans")).toHaveValue("rw");
  await expectAccessible(page, "header settings");
  await page.getByLabel("School name").fill("GS Kacyiru");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/lesson-plans");
  await expect(page.getByText("Header settings saved successfully!")).toBeVisible();

  await page.goto("/header-settings");
  await expect(page.getByLabel("School name")).toHaveValue("GS Kacyiru");
  await expect(page.getByLabel("Language of the plans")).toHaveValue("rw");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Header settings deleted successfully!")).toBeVisible();
  await page.goto("/header-settings");
  await expect(page.getByLabel("School name")).toHaveValue("");
});

test("on a phone the rows are cards and nothing runs over the edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = await withPlans(page);
  // Of a plan that leaves something open the state is longest, and its score stands beside it.
  await page.request.post("/api/quick-lesson-plans?wait=true", {
    headers: { Authorization: `Bearer ${token}` },
    data: { description: "P5 Mathematics: lines of symmetry", language: "en" },
  });
  await page.goto("/rw/lesson-plans");
  await expect(page.getByText("Inyandiko itaruzuye")).toHaveCount(1);
  for (const path of ["/lesson-plans", "/rw/lesson-plans", "/rw/dashboard", "/fr/header-settings"]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expectAccessible(page, path);
  }
  await page.goto("/dashboard");
  const card = page.locator(".plan-card").first();
  const [frame, menu] = await Promise.all([card.boundingBox(), card.locator(".row-menu").boundingBox()]);
  const gap = (frame?.x ?? 0) + (frame?.width ?? 0) - (menu?.x ?? 0) - (menu?.width ?? 0);
  expect(gap, "the menu of a card stands at its end").toBeLessThanOrEqual(24);
});
