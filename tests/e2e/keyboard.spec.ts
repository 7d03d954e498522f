import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { ready, test } from "./support/test";

/** Presses Tab until the element has the focus, which must then be visible; a page that cannot be walked fails here. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Puts the focus before everything of the page: behind its end, some browsers never come back to it. */
async function startAtTop(page: Page): Promise<void> {
  const heading = page.locator("h1").first();
  await heading.evaluate((element) => {
    element.setAttribute("tabindex", "-1");
    element.focus();
  });
}

/** Writes into fields by their names, each reached from the top: their order is the form's own business. */
async function fillByKeys(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name=${name}]`);
    await field.waitFor();
    await startAtTop(page);
    await walkTo(page, field);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(value);
  }
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
}

const lesson = {
  classLevel: "S2",
  subject: "Physics",
  unitTitle: "Quantitative analysis of linear motion",
  lessonTitle: "Speed and velocity",
  lessonNo: "3 of 7",
  term: "1",
};

test("a plan is created, edited, downloaded and deleted without a mouse", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("link", { name: "Create Lesson Plan" }).first());
  await page.waitForURL("**/lesson-plan/create");
  await ready(page);

  await fillByKeys(page, lesson);
  await expect(page.locator("[name=unitNo]")).toHaveValue("2");
  await press(page, page.locator("button[type=submit]", { hasText: "Generate" }));
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  const download = page.getByRole("button", { name: "Download PDF" });
  await download.waitFor();

  const file = page.waitForEvent("download");
  await press(page, download);
  expect((await file).suggestedFilename()).toContain(".pdf");

  await startAtTop(page);
  await press(page, page.getByRole("link", { name: "Edit", exact: true }).first());
  await page.waitForURL(/\/lesson-plan\/edit\/\d+/);
  await ready(page);
  await walkTo(page, page.locator("[name=teacherNotes]"));
  await page.keyboard.type("Written without a mouse.");
  await press(page, page.locator("button[type=submit]", { hasText: "Save" }));
  await page.waitForURL(/\/lesson-plan\/\d+/);
  await expect(page.getByText("Written without a mouse.")).toBeVisible();

  await page.goto("/lesson-plans");
  await walkTo(page, page.getByRole("button", { name: `Actions: ${lesson.lessonTitle}` }));
  await page.keyboard.press("ArrowDown");
  const remove = page.getByRole("menuitem", { name: "Delete" });
  await expect(remove).toBeVisible();
  await page.keyboard.press("End");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole("button", { name: "Delete" }));
  await expect(page.getByText("Lesson plan deleted successfully").first()).toBeVisible();
});

const session = {
  sector: "Construction & Building Services",
  trade: "Masonry",
  level: "Level 3",
  moduleTitle: "Build a brick wall",
  learningOutcomes: "Lay bricks",
  topicOfSession: "Laying a block wall in stretcher bond",
  range: "Half-brick walls up to one metre",
  className: "L3 MAS",
  term: "1",
  week: "5",
};

test("a session plan is created and submitted, and rejected by an administrator, without a mouse", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto("/rtb-lesson-plans");
  await press(page, page.getByRole("link", { name: "Create your first RTB plan" }));
  await page.waitForURL("**/rtb-lesson-plan/create");
  await ready(page);
  await fillByKeys(page, session);
  await press(page, page.locator("button[type=submit]", { hasText: "Generate" }));
  await page.waitForURL(/\/rtb-lesson-plan\/\d+$/);
  await press(page, page.getByRole("button", { name: "Submit for review" }));
  const question = page.getByRole("alertdialog");
  await press(page, question.getByRole("button", { name: "Submit for review" }));
  await expect(page.getByText("This plan waits for review")).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInAsAdministrator(office);
  await office.goto(new URL(page.url()).pathname);
  await ready(office);
  await press(office, office.getByRole("button", { name: "Reject", exact: true }));
  const dialog = office.getByRole("dialog", { name: "Reject this session plan?" });
  await expect(dialog.getByLabel("Reason for the rejection")).toBeFocused();
  await office.keyboard.type("Name the tools.");
  await press(office, dialog.getByRole("button", { name: "Reject", exact: true }));
  await expect(office.getByText("Lesson plan rejected successfully")).toBeVisible();
  await expect(office.getByRole("alert").filter({ hasText: "Name the tools." })).toBeVisible();
  await office.context().close();
});

test("the menus of the top bar open, move and close by keys, and give the focus back", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  for (const name of ["Language", "Theme", "My account"]) {
    const trigger = page.getByRole("banner").getByRole("button", { name });
    await walkTo(page, trigger);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(menu.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});
