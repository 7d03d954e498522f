import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan, makeSessionPlan } from "./support/plans";
import { test } from "./support/test";

async function openMenu(page: Page, part: Locator): Promise<void> {
  await part.getByRole("button", { name: /Improve/ }).press("ArrowDown");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
}

const help = /worked example|help card|first step/i;
/** How well the form is filled; what is taught has a score of its own. */
const score = '#inspection p:has(> span:text-is("Form"))';

test("a finding is mended by one press, the score rises, and one press takes it back", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Adding fractions with different denominators" });
  await page.goto(`/lesson-plan/edit/${id}`);
  await expect(page.locator(score)).toContainText("100 of 100");

  const field = page.locator("[name=assessmentMethods]");
  await field.fill("");
  await expect(page.locator(score)).not.toContainText("100 of 100");
  const finding = page.getByRole("link", { name: /Assessment methods/ });
  await finding.click();
  await expect(field).toBeFocused();
  await expectAccessible(page, "editor with findings");

  await page.getByRole("button", { name: /Mend it: .*Assessment methods/ }).click();
  await expect(field).not.toHaveValue("");
  await expect(page.locator(score)).toContainText("100 of 100");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("");
  await expect(page.locator(score)).not.toContainText("100 of 100");
  await expect(page.getByRole("button", { name: /Mend it: .*Assessment methods/ })).toBeFocused();
});

test("a part is made easier on the plan's page, chosen, and taken back", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makeSessionPlan(page.request, token, {});
  await page.goto(`/rtb-lesson-plan/${id}`);
  const part = page.locator("#introduction");
  await openMenu(page, part);
  await page.getByRole("menuitem", { name: "Make it easier" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("ins").first()).toBeVisible();
  await expectAccessible(page, "suggestions");
  await dialog.getByRole("button", { name: "Choose this text" }).click();
  await expect(dialog).toBeHidden();
  await expect(part).toContainText(help);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(part).not.toContainText(help);
});

test("a suggestion chosen in the editor stands in its fields, and what else is typed stays", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });
  await page.goto(`/lesson-plan/edit/${id}`);
  await page.locator("[name=teacherNotes]").fill("My own words");
  await page
    .locator("#development")
    .getByRole("button", { name: /Improve/ })
    .click();
  await page.getByRole("menuitem", { name: "Make it more demanding" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Choose this text" }).click();
  await expect(page.locator("[name=developmentTeachingActivities]")).toHaveValue(/Extension/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[name=developmentTeachingActivities]")).not.toHaveValue(/Extension/);
  await expect(page.locator("[name=teacherNotes]")).toHaveValue("My own words");
});
