import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

test.use({ viewport: { width: 360, height: 780 } });

function field(page: Page, name: string) {
  return page.locator(`[name=${name}]`);
}

/** The question that is asked at the moment; its search has the focus. */
async function asked(page: Page, question: string) {
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await expect(dialog.getByRole("status")).not.toHaveText("Loading...");
  return dialog;
}

test("class, subject, unit and lesson are picked by keyboard on a phone's width", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await page.getByRole("button", { name: "Choose from the curriculum" }).press("Enter");
  await asked(page, "Which class?");
  await page.keyboard.type("s1");
  await page.keyboard.press("Enter");
  await asked(page, "Which subject?");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("chem");
  await page.keyboard.press("Enter");
  const units = await asked(page, "Which unit?");
  await expect(units.getByRole("button", { name: "S1" })).toBeVisible();
  await expectAccessible(page, "picker");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.type("mixtures");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await asked(page, "Which lesson?");
  await page.keyboard.type("Separating salt from sand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await expect(field(page, "classLevel")).toHaveValue("S1");
  await expect(field(page, "subject")).toHaveValue("Chemistry");
  await expect(field(page, "unitTitle")).toHaveValue("Pure substances and mixtures");
  await expect(field(page, "unitNo")).toHaveValue("4");
  await expect(field(page, "lessonNo")).toHaveValue("1 of 16");
  await expect(field(page, "lessonTitle")).toHaveValue("Separating salt from sand");
  await expect(page.getByText(/^Unit taken from: Chemistry Senior One/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose from the curriculum" })).toBeFocused();
});

test("what the teacher writes over a picked value stays hers, and the lesson goes on from her last plan", async ({
  page,
}) => {
  const { token } = await signUp(page);
  const unit = {
    classLevel: "P2",
    subject: "Mathematics",
    unitTitle: "Length measurements: m, dm, and cm",
    unitNo: "5",
  };
  await makePlan(page.request, token, { ...unit, lessonTitle: "Measuring the desk", lessonNo: "3 of 15" });
  await makePlan(page.request, token, { ...unit, unitTitle: "Our garden", unitNo: "14", lessonTitle: "Seeds" });
  await page.goto("/lesson-plan/create");
  await page.getByRole("button", { name: "Choose: Unit title" }).click();
  const units = await asked(page, "Which unit?");
  const hers = units.getByRole("region", { name: "From your plans" });
  await expect(hers.getByRole("button", { name: /^Our garden/ })).toBeVisible();
  await units
    .getByRole("region", { name: "Of the curriculum" })
    .getByRole("button", { name: /^Length/ })
    .click();
  const lessons = await asked(page, "Which lesson?");
  await expect(lessons.getByRole("button", { name: "Measuring the desk" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page, "lessonNo")).toHaveValue("4 of 15");
  await expect(field(page, "keyUnitCompetence")).toHaveValue(/^Pupils will be able to measure/);

  await field(page, "keyUnitCompetence").fill("To measure in our yard.");
  await page.getByRole("button", { name: "Choose: Unit title" }).click();
  const again = await asked(page, "Which unit?");
  await again.getByRole("button", { name: /^Types of lines/ }).click();
  await page.keyboard.press("Escape");
  await expect(field(page, "unitNo")).toHaveValue("10");
  await expect(field(page, "keyUnitCompetence")).toHaveValue("To measure in our yard.");
});

test("a lesson of the bank that was picked is the lesson of the plan, and nothing is asked", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await page.getByRole("button", { name: "Choose: Lesson title" }).click();
  await asked(page, "Which class?");
  await page.keyboard.type("P5");
  await page.keyboard.press("Enter");
  await asked(page, "Which subject?");
  await page.keyboard.type("science");
  await page.keyboard.press("Enter");
  await asked(page, "Which unit?");
  await page.keyboard.type("How plants live");
  await page.keyboard.press("Enter");
  const lessons = await asked(page, "Which lesson?");
  await page.keyboard.type("photosynthesis");
  await lessons.getByRole("button", { name: /^How plants make their food/ }).click();
  const rest = { unitNo: "2", term: "1", keyUnitCompetence: "Explain how plants live." };
  for (const [name, value] of Object.entries(rest)) await field(page, name).fill(value);
  await page.getByRole("button", { name: "Generate lesson plan" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByText("Content: How plants make their food (photosynthesis)")).toBeVisible();
});

test("trade, module, outcome and session of a session plan are picked one after the other", async ({ page }) => {
  await signUp(page);
  await page.goto("/rtb-lesson-plan/create");
  await ready(page);
  await page.getByRole("button", { name: "Choose: Trade" }).click();
  const trades = await asked(page, "Which trade?");
  await trades.getByRole("button", { name: "Building Construction" }).click();
  const modules = await asked(page, "Which module?");
  await page.keyboard.type("brick");
  await modules.getByRole("button", { name: /^BDCBB301/ }).click();
  const outcomes = await asked(page, "Which learning outcome?");
  await outcomes.getByRole("button", { name: /^Prepare Mortar/ }).click();
  const sessions = await asked(page, "Which session?");
  await expect(
    sessions.getByRole("region", { name: "With content in Isomo" }).getByRole("button").first(),
  ).toBeVisible();
  await sessions.getByRole("button", { name: "Preparation of mixing batch" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "sector")).toHaveValue("Construction & Building Services");
  await expect(field(page, "level")).toHaveValue("Level 3");
  await expect(field(page, "learningOutcomes")).toHaveValue("Prepare Mortar");
  await expect(field(page, "indicativeContent")).toHaveValue(/Identification of mixing ratio\n/);
  await expect(field(page, "topicOfSession")).toHaveValue("Preparation of mixing batch");
});
