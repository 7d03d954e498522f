import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan, makeSessionPlan } from "./support/plans";
import { test } from "./support/test";

function card(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}

async function remove(page: Page, menu: string): Promise<void> {
  await page.getByRole("button", { name: menu }).first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Lesson plan deleted successfully")).toBeVisible();
}

test("the last plan is undone from the toast, and the bin is reached from every list", async ({ page }) => {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  await page.goto("/dashboard");
  await remove(page, "Actions: Adding fractions");
  await expect(page.getByRole("heading", { name: "No lesson plans yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Lesson plan restored")).toBeVisible();
  await expect(card(page, "Adding fractions")).toBeVisible();

  await page.getByRole("button", { name: "Actions: Adding fractions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No lesson plans yet" })).toBeVisible();
  for (const path of ["/dashboard", "/lesson-plans", "/rtb-lesson-plans"]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Bin" }).click();
    await page.waitForURL("**/bin");
    await expect(card(page, "Adding fractions")).toContainText("30 days left in the bin");
  }
});

test("both kinds lie in one bin, are found, looked at and restored", async ({ page }) => {
  const { token } = await signUp(page);
  const headers = { Authorization: `Bearer ${token}` };
  const lesson = await makePlan(page.request, token, { lessonTitle: "Rivers of Rwanda" });
  const session = await makeSessionPlan(page.request, token, { topicOfSession: "Mixing mortar" });
  await page.request.delete(`/api/lesson-plans/${lesson}`, { headers });
  await page.request.delete(`/api/rtb/lesson-plans/${session}`, { headers });
  await page.goto("/bin");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Mixing mortar", "Rivers of Rwanda"]);
  await expectAccessible(page, "the bin");
  await page.getByLabel("Format").selectOption("rtb");
  await expect(page).toHaveURL(/\/bin\?kind=rtb$/);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Mixing mortar"]);
  await card(page, "Mixing mortar").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Lesson plan restored")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No lesson plans found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("link", { name: "Rivers of Rwanda" }).click();
  await page.waitForURL(`**/lesson-plan/${lesson}`);
  await expect(page.getByText("This plan is in the bin")).toBeVisible();
  await page.goto("/rtb-lesson-plans");
  await expect(page.getByRole("row").filter({ hasText: "Mixing mortar" })).toBeVisible();
});

test("a session plan deleted on its own page comes back by the toast of the list", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makeSessionPlan(page.request, token, { topicOfSession: "Mixing mortar" });
  await page.goto(`/rtb-lesson-plan/${id}`);
  await remove(page, "More actions");
  await page.waitForURL(/\/rtb-lesson-plans$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Lesson plan restored")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Mixing mortar" })).toContainText(`#${id}`);
});

test("a trainer's dashboard counts, lists and filters both kinds and offers the last used one", async ({ page }) => {
  const { token } = await signUp(page);
  await makeSessionPlan(page.request, token, { topicOfSession: "Mixing mortar", trade: "Masonry" });
  await page.goto("/dashboard");
  await expect(card(page, "Mixing mortar")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Create RTB plan" })).toHaveAttribute("href", "/rtb-lesson-plan/create");
  await expect(main.getByRole("link", { name: "Create Lesson Plan" })).toHaveCount(0);
  await expect(page.getByLabel("Format")).toHaveCount(0);

  await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  await page.reload();
  await expect(main).toContainText("1 REB, 1 RTB");
  await expect(main.getByRole("link", { name: /^Create / })).toHaveText(["Create RTB plan", "Create Lesson Plan"]);
  await expect(page.locator(".recent-plans li")).toHaveText([/Adding fractions.*REB/, /Mixing mortar.*RTB · Masonry/]);
  await page.getByLabel("Format").selectOption("rtb");
  await expect(page).toHaveURL(/kind=rtb/);
  await expect(page.getByText("1 lesson plan", { exact: true })).toBeVisible();
  await expect(card(page, "Adding fractions")).toHaveCount(0);
  await expectAccessible(page, "a trainer's dashboard");
  await card(page, "Mixing mortar").getByRole("link", { name: "View Mixing mortar" }).click();
  await page.waitForURL(/\/rtb-lesson-plan\/\d+$/);
});
