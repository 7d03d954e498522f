import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

const lesson = {
  classLevel: "S2",
  subject: "Physics",
  unitTitle: "Quantitative analysis of linear motion",
  lessonTitle: "Speed and velocity",
  lessonNo: "3 of 7",
  term: "1",
};

async function fillLesson(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(lesson)) await page.locator(`[name=${name}]`).fill(value);
}

function saveState(page: Page, name: string) {
  return page.locator(`[data-save-state=${name}]`);
}

/** The form holds what was typed before its script runs, but a test should not race it. */
async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/lesson-plan/edit/${id}`);
}

test("a teacher creates, watches, edits and downloads a plan", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await expectAccessible(page, "create");

  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await expect(page.getByText("Lesson title is required")).toBeVisible();
  await expect(page.getByText("Class level is required")).toBeVisible();
  await expect(page.locator("[name=classLevel]")).toBeFocused();

  await fillLesson(page);
  await expect(page.getByText("Lesson title is required")).toBeHidden();
  await expect(page.locator("[name=unitNo]")).toHaveValue("2");
  await expect(page.locator("[name=keyUnitCompetence]")).not.toHaveValue("");

  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: lesson.lessonTitle })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await expect(page.getByText("built-in planner")).toBeVisible();
  await expectAccessible(page, "detail");

  for (const [name, ending] of Object.entries({ "Download PDF": ".pdf", "Download DOCX": ".docx" })) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    expect((await download).suggestedFilename()).toContain(ending);
    await expect(page.getByText("Lesson plan downloaded successfully").first()).toBeVisible();
  }

  await page.getByRole("link", { name: "Edit", exact: true }).first().click();
  await page.waitForURL(/\/lesson-plan\/edit\/\d+/);
  await ready(page);
  await expectAccessible(page, "edit");
  await page.locator("[name=teacherNotes]").fill("It went well.");
  await expect(saveState(page, "saved")).toBeVisible();
  await page.locator("button[type=submit]", { hasText: "Save" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByText("Lesson plan updated successfully!")).toBeVisible();
  await expect(page.getByText("It went well.")).toBeVisible();
});

test("one sentence makes a plan", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/quick-create");
  await expectAccessible(page, "quick create");
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await expect(page.getByText("Please select language and provide description").first()).toBeVisible();
  await page.getByRole("button", { name: /water cycle/ }).click();
  await expect(page.locator("[name=description]")).toHaveValue(/water cycle/);
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByText("Quick lesson plan generated successfully!")).toBeVisible();
});

test("what is typed survives a lost connection, a closed page and a reload", async ({ page, context }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });

  await page.goto("/lesson-plan/create");
  await page.locator("[name=lessonTitle]").fill("Half a thought");
  await page.reload();
  await expect(page.locator("[name=lessonTitle]")).toHaveValue("Half a thought");

  await openEditor(page, id);
  await context.setOffline(true);
  await page.locator("[name=teacherNotes]").fill("Written on the road.");
  await expect(saveState(page, "offline")).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openEditor(later, id);
  await expect(later.locator("[name=teacherNotes]")).toHaveValue("Written on the road.");
  await expect(saveState(later, "saved")).toBeVisible();
  await later.reload();
  await expect(later.locator("[name=teacherNotes]")).toHaveValue("Written on the road.");
});

test("two windows: the later save asks, and nothing is lost", async ({ page, context }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });
  const other = await context.newPage();
  await openEditor(page, id);
  await openEditor(other, id);
  await other.locator("[name=lessonTitle]").fill("Friction, from the other window");
  await expect(saveState(other, "saved")).toBeVisible();

  await page.bringToFront();
  await page.locator("[name=lessonTitle]").fill("Friction, mine");
  await expect(page.getByRole("alertdialog", { name: "This plan was saved somewhere else" })).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("alertdialog").locator("ins")).toHaveText("mine");
  await page.getByRole("button", { name: "Take the other version" }).click();
  await expect(page.locator("[name=lessonTitle]")).toHaveValue("Friction, from the other window");

  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog").getByRole("listitem");
  await expect(versions.first()).toContainText("Restored");
  await versions.nth(1).getByRole("button", { name: "Restore this version" }).click();
  await expect(page.locator("[name=lessonTitle]")).toHaveValue("Friction, mine");
});

test("bounds are named at their field and keep the text", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });
  await openEditor(page, id);
  await page.locator("[name=teacherNotes]").fill("x".repeat(10_001));
  await expect(page.locator("#teacherNotes-error")).toHaveText("This text is too long.");
  await page.locator("[name=teacherNotes]").fill("Short again.");
  await expect(saveState(page, "saved")).toBeVisible();
  await expect(page.locator("#teacherNotes-error")).toBeHidden();
});

test("strange addresses are answered as specified", async ({ page }) => {
  await signUp(page);
  await page.goto("/lesson-plan/abc");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText("Invalid lesson plan ID")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("ui-theme", "dark"));
  await page.goto("/lesson-plan/2147483647");
  await expect(page.getByText("Lesson plan not found")).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.getByRole("link", { name: "Back to dashboard" })).toBeVisible();
  await page.goto("/lesson-plan/edit/2147483647");
  await expect(page).toHaveURL(/\/lesson-plans/);
  await expect(page.getByText("Failed to load lesson plan")).toBeVisible();
});

test("delete, restore and copy from the plan's page", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });
  await page.goto(`/lesson-plan/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/lesson-plans/);
  await expect(page.getByText("Lesson plan deleted successfully")).toBeVisible();
  await expect(page.getByText("Failed to delete lesson plan")).toBeHidden();
  await page.goto(`/lesson-plan/${id}`);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await expect(page.getByText("An error occurred")).toBeHidden();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(page).not.toHaveURL(new RegExp(`/lesson-plan/${id}$`));
});
