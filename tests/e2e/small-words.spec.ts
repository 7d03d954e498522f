import { expect } from "@playwright/test";
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

test("after the first name of a collapsed sidebar the next ones come at once", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await page.keyboard.press("Control+b");
  const links = page.locator(".shell-link");
  const nameOf = (index: number) => links.nth(index).locator(".shell-link-label");
  const waiting = () =>
    page.locator(".shell-scroll").evaluate((list) => getComputedStyle(list).getPropertyValue("--tip-delay"));
  const delayOf = (index: number) => nameOf(index).evaluate((name) => getComputedStyle(name).transitionDelay);
  await expect.poll(waiting).toMatch(/^(700ms|0?\.7s)$/);
  await links.nth(1).hover();
  await expect(nameOf(1)).toHaveCSS("opacity", "1");
  await expect.poll(waiting).toMatch(/^0m?s$/);
  await links.nth(2).hover();
  expect(await delayOf(2)).toBe("0s");
  await expect(nameOf(2)).toHaveCSS("opacity", "1");
  await page.mouse.move(900, 500);
  await expect.poll(waiting).toMatch(/^(700ms|0?\.7s)$/);
});
