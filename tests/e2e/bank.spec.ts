import { expect } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

test("a plan on a topic of the bank holds the lesson, its notes behind one tap, and leaves them out on wish", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { token } = await signUp(page);
  const idea = { lessonTitle: "Photosinthesis", subject: "Science and Elementary Technology", classLevel: "P5" };
  const id = await makePlan(page.request, token, idea);
  await page.goto(`/lesson-plan/${id}`);
  await expect(page.getByText("Isomo has no content for this topic yet")).toHaveCount(0);
  await expect(page.locator("#development")).toContainText("plant");

  const notes = page.locator("#notes");
  await expect(notes.getByText("Answers", { exact: true })).toBeHidden();
  await notes.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(notes.getByText("Answers", { exact: true })).toBeVisible();
  await expectAccessible(page, "plan with notes");

  const asked = page.waitForRequest(/\/download\?/);
  await page.getByRole("checkbox", { name: "With the teacher’s notes" }).uncheck();
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await asked).url()).toContain("notes=false");
});

test("a plan on a topic that the bank lacks says so, and names what lies next to it", async ({ page }) => {
  const { token } = await signUp(page);
  const idea = {
    lessonTitle: "Photosynthesis of mosses",
    subject: "Science and Elementary Technology",
    classLevel: "P5",
  };
  const id = await makePlan(page.request, token, idea);
  await page.goto(`/lesson-plan/${id}`);
  await expect(page.getByText("Isomo has no content for this topic yet", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "How plants make their food (photosynthesis)" }),
  ).toBeVisible();
  const notes = page.locator("#notes");
  await notes.locator("summary").click();
  await expect(notes.getByText("Key facts for the chalkboard:")).toBeVisible();
});
