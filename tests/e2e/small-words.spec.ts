import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

test("the avatar has the first letter of the name", async ({ page }) => {
  await signUp(page, {
    email: `zoe.${process.pid}.${Date.now()}@school.test`,
    password: "a-good-password",
    fullName: "Émile Nshuti",
    school: "GS Kacyiru",
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "My account" })).toHaveText("É");
});

test("a line of the activity page is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  await page.goto("/recent-activity");
  await page.getByRole("button", { name: "Copy: Adding fractions" }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d · Created · Adding fractions$/,
  );
});

test("session plans and header settings begin in English, whatever the pages speak", async ({ page }) => {
  await signUp(page);
  await page.goto("/fr/rtb-lesson-plan/create");
  await expect(page.locator("[name=language]")).toHaveValue("en");
  await page.goto("/rw/header-settings");
  await expect(page.locator("[name=language]")).toHaveValue("en");
});

test("a form that fails says so by a toast and keeps what was typed", async ({ page }) => {
  await signUp(page);
  await page.goto("/rtb-lesson-plan/create");
  const fields = {
    sector: "Construction",
    trade: "Masonry",
    moduleTitle: "Walls",
    topicOfSession: "Bond",
    range: "One",
  };
  const more = { level: "Level 3", className: "L3", term: "1", week: "5", learningOutcomes: "Lay bricks" };
  for (const [name, value] of Object.entries({ ...fields, ...more })) await page.locator(`[name=${name}]`).fill(value);
  await page.route("**/rtb-lesson-plan/create", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await expect(page.getByText("Failed to generate RTB lesson plan")).toBeVisible();
  await expect(page.locator("[name=topicOfSession]")).toHaveValue("Bond");
});

test("reset takes back the order of recent activity", async ({ page }) => {
  await signUp(page);
  await page.goto("/recent-activity?sort=oldest");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/recent-activity$/);
  await expect(page.getByLabel("Sort")).toHaveValue("newest");
});

/** Comes to rest on it as a hand does, in several small moves. */
async function rest(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  for (const part of [0.3, 0.4, 0.5, 0.6]) await page.mouse.move(box.x + box.width * part, box.y + box.height * part);
}

test("after the first name of a collapsed sidebar the next ones come at once, and after a while not", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/dashboard");
  const tip = page.getByRole("tooltip");
  const links = page.locator(".shell-link");
  await rest(page, links.nth(1));
  await expect(tip).toHaveCount(0);
  // The links move as the sidebar collapses.
  await page.keyboard.press("Control+b");
  await expect(page.locator('.shell[data-sidebar="collapsed"]')).toBeVisible();
  await rest(page, links.nth(2));
  await expect(tip).toHaveText("Lesson plans");
  await expect(links.nth(2)).toHaveAccessibleName("Lesson plans");
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  await rest(page, links.nth(3));
  // No time passes.
  await expect(tip).toHaveText("Subscription");
  await page.mouse.move(900, 500, { steps: 8 });
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(300);
  await rest(page, links.nth(2));
  await page.clock.runFor(600);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText("Lesson plans");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("an explanation is read with its button and shows when a key leads there", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  await toggle.press("Shift");
  await expect(page.getByRole("tooltip")).toHaveText("Toggle sidebar (Ctrl+B)");
  await expect(toggle).toHaveAccessibleDescription("Toggle sidebar (Ctrl+B)");
});
