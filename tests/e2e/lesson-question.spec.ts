import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

const idea = {
  classLevel: "P5",
  subject: "Science and Elementary Technology",
  lessonTitle: "Photosynthesis of mosses",
  unitTitle: "Plants",
  unitNo: "2",
  lessonNo: "3 of 7",
  term: "1",
  keyUnitCompetence: "Explain how plants live.",
};
const legend = "Which lesson do you mean?";
const lesson = "How plants make their food (photosynthesis)";
const none = /None of these: form and method only/;

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(idea)) await page.locator(`[name=${name}]`).fill(value);
}

test("a phone's form asks which lesson is meant, by keyboard, and spends nothing until it knows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await ready(page);
  const left = await page.getByText(/plans? left this month/).textContent();
  await fill(page);
  await page.locator("[name=lessonTitle]").press("Enter");

  const question = page.getByRole("group", { name: legend });
  await expect(question.getByRole("radio").first()).toBeFocused();
  await expect(question.getByText(legend)).toBeInViewport();
  await expect(question.getByRole("radio")).toHaveCount(2);
  await expect(page.locator("[name=lessonTitle]")).toHaveValue(idea.lessonTitle);
  await expectAccessible(page, "question");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press("Enter");
  await expect(question.getByText("Choose one of the answers.")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto("/lesson-plan/create");
  await expect(other.getByText(/plans? left this month/)).toHaveText(left ?? "");
  await other.close();

  await expect(question.getByRole("radio").first()).toBeFocused();
  // A lesson that lacks a word of the title stands behind "none of these".
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByText(`Content: ${lesson}`)).toBeVisible();
  await expect(page.getByText("Isomo has no content for this topic yet")).toHaveCount(0);
});

test("the quick form asks as well, and a changed topic takes its question back", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/quick-create");
  await ready(page);
  const description = page.locator("[name=description]");
  await description.fill("P5 Science: photosynthesis of mosses, 40 minutes");
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  const question = page.getByRole("group", { name: legend });
  await expect(question).toBeVisible();
  await description.fill("P5 Science: photosynthesis of  mosses");
  await expect(question).toHaveCount(0);
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await question.getByRole("radio", { name: none }).check();
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByText("Isomo has no content for this topic yet", { exact: true })).toBeVisible();
});

test("a frame is made anew from a near lesson, once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { token } = await signUp(page);
  const { lessonTitle, subject, classLevel } = idea;
  const id = await makePlan(page.request, token, { lessonTitle, subject, classLevel });
  await page.goto(`/lesson-plan/${id}`);
  await expectAccessible(page, "frame");
  await page.getByRole("button", { name: /Use this lesson.*photosynthesis/ }).press("Enter");
  await expect(page.getByText("The plan was made anew from this lesson.").first()).toBeVisible();
  await expect(page.getByText(`Content: ${lesson}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /Use this lesson/ })).toHaveCount(0);
});

test.describe("without script", () => {
  test("the answer is the same form with the question in it", async ({ page, browser, baseURL }) => {
    await signUp(page);
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto("/lesson-plan/create");
    await fill(plain);
    await plain.locator("[name=location]").fill("School garden");
    await plain.locator("button[type=submit]", { hasText: "Generate" }).click();
    const question = plain.getByRole("group", { name: legend });
    await expect(question).toBeVisible();
    await expect(plain.locator("[name=location]")).toHaveValue("School garden");
    await question.getByRole("radio", { name: lesson }).check();
    await plain.locator("button[type=submit]", { hasText: "Generate" }).click();
    await plain.waitForURL(/\/lesson-plan\/\d+/);
    await context.close();
  });
});
