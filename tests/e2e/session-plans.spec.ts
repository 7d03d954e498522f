import { expect, type Page } from "@playwright/test";
import { aJpeg, anSvg } from "../support/pictures";
import { signInAsAdministrator, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makeSessionPlan } from "./support/plans";
import { ready, test } from "./support/test";

const session = {
  sector: "Construction & Building Services",
  trade: "Masonry",
  moduleTitle: "Build a brick wall",
  learningOutcomes: "Lay bricks",
  topicOfSession: "Laying a block wall in stretcher bond",
  range: "Half-brick walls up to one metre",
  level: "Level 3",
  className: "L3 MAS",
  term: "1",
  week: "5",
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test("a trainer creates, edits and submits, an administrator rejects and approves", async ({ page, browser }) => {
  await signUp(page);
  await open(page, "/rtb-lesson-plans");
  await page.getByRole("link", { name: "Create your first RTB plan" }).click();
  await page.waitForURL("**/rtb-lesson-plan/create");
  await ready(page);
  await expectAccessible(page, "create");
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await expect(page.getByText("Topic of session is required")).toBeVisible();
  for (const [name, value] of Object.entries(session)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await page.waitForURL(/\/rtb-lesson-plan\/\d+$/);
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await expectAccessible(page, "detail");
  const address = new URL(page.url()).pathname;

  await page.getByRole("link", { name: "Edit", exact: true }).first().click();
  await page.waitForURL(/\/rtb-lesson-plan\/edit\/\d+/);
  await ready(page);
  await page.locator("[name=duration]").fill("100");
  await expect(page.locator("[name=introductionDuration]")).toHaveValue("5");
  await expect(page.locator("[name=conclusionDuration]")).toHaveValue("45");
  await page.locator("[name=step1Duration]").fill("30");
  await expect(page.locator("[name=duration]")).not.toHaveValue("100");
  await expect(
    page.getByText(/^Warning: Development steps should total \d+ minutes \(50% of \d+ minutes total\)/).first(),
  ).toBeVisible();
  await expectAccessible(page, "edit");
  await page.locator("button[type=submit]", { hasText: "Save" }).click();
  await page.waitForURL(/\/rtb-lesson-plan\/\d+$/);
  await expect(page.getByText("RTB Lesson plan updated successfully!")).toBeVisible();

  await submit(page);
  const office = await (await browser.newContext()).newPage();
  await signInAsAdministrator(office);
  await open(office, "/admin/review");
  await expectAccessible(office, "queue");
  await open(office, address);
  await expect(office.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await office.getByRole("button", { name: "Reject", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: "Reject this session plan?" });
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(dialog.getByText("Please give a reason for the rejection.")).toBeVisible();
  await expectAccessible(office, "reject");
  await dialog.getByLabel("Reason for the rejection").fill("Name the tools.");
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(office.getByText("Lesson plan rejected successfully")).toBeVisible();

  await open(page, address);
  await expect(page.getByRole("alert").filter({ hasText: "Name the tools." })).toBeVisible();
  await expectAccessible(page, "rejected");
  await submit(page);
  await open(office, address);
  await office.getByRole("button", { name: "Approve" }).click();
  // One tap approves nothing: it is asked once, for it cannot be taken back.
  const question = office.getByRole("alertdialog", { name: "Approve this session plan?" });
  await expect(question).toContainText("You cannot take it back");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(office.getByText("Lesson plan approved successfully")).toBeVisible();
  await expect(office.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await open(page, address);
  await expect(page.getByText("This plan is approved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Review" }).getByRole("listitem")).toHaveCount(4);
  await office.context().close();
});

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit for review" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Lesson plan submitted successfully").first()).toBeVisible();
  await expect(page.getByText("This plan waits for review")).toBeVisible();
}

test("the notes are handed in where that is ticked, and the page says so", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makeSessionPlan(page.request, token, {
    topicOfSession: "Two-way switch circuit",
    trade: "Domestic Electricity",
  });
  await open(page, `/rtb-lesson-plan/${id}`);
  await page.getByRole("button", { name: "Submit for review" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Hand in the job sheet and trainer’s notes as well").check();
  await expectAccessible(page, "submit");
  await dialog.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("The job sheet and trainer’s notes were handed in as well.")).toBeVisible();
});

test("plans are downloaded one by one and as a ZIP, and another tab's plan appears in the list", async ({
  page,
  context,
}) => {
  const { token } = await signUp(page);
  const id = await makeSessionPlan(page.request, token, { topicOfSession: "Mixing mortar" });
  await open(page, "/rtb-lesson-plans");
  await expectAccessible(page, "list");
  await makeSessionPlan(page.request, token, { topicOfSession: "Setting out" });
  const tab = await context.newPage();
  await open(tab, "/rtb-header-settings");
  await tab.evaluate(() => localStorage.setItem("rtbLessonPlanCreated", String(Date.now())));
  await expect(page.getByText("Setting out").first()).toBeVisible();
  await tab.close();

  await page.getByRole("checkbox", { name: "Select all" }).check();
  const zip = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Selected" }).click();
  await expect(page.getByText("ZIP download started").first()).toBeVisible();
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);
  await open(page, `/rtb-lesson-plan/${id}`);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await file).suggestedFilename()).toBe(`mixing-mortar-${id}.pdf`);
});

test("header settings with a logo: refused, saved, ticked, timed out and deleted", async ({ page }) => {
  await signUp(page);
  await open(page, "/rtb-header-settings");
  await expectAccessible(page, "header settings");
  await expect(page.getByRole("button", { name: "Delete settings" })).toBeDisabled();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.locator("#district-error")).toHaveText("District is required");
  await expect(page.getByLabel("District")).toBeFocused();
  await page.getByLabel("District").fill("Gasabo");
  await page.getByLabel("Sector").fill("Kimironko");
  await page.getByLabel("School name").fill("TSS Kimironko");
  await page.locator("#logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(anSvg()) });
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.locator("#logo-error")).toHaveText("Invalid file type - Please upload a JPG, PNG, or GIF image.");
  const large = { name: "logo.png", mimeType: "image/png", buffer: Buffer.alloc(2_200_000) };
  await page.locator("#logo").setInputFiles(large);
  await expect(page.locator("#logo-error")).toHaveText("File too large - Please upload an image smaller than 2MB.");
  const fine = { name: "logo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aJpeg()) };
  await page.locator("#logo").setInputFiles(fine);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("RTB header settings saved successfully!")).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo that is saved" })).toBeVisible();
  await expectAccessible(page, "header settings with a logo");

  await open(page, "/rtb-lesson-plans");
  await expect(page.getByRole("link", { name: "RTB Header configured" })).toBeVisible();

  await page.clock.install();
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/rtb-header/get", () => asked.resolve());
  await page.goto("/rtb-header-settings");
  await expect(page.getByLabel("District")).toHaveValue("Gasabo");
  await asked.promise;
  await page.clock.runFor(16_000);
  await expect(page.getByText("Network issue - Loading timed out. Please retry.")).toBeVisible();
  await page.unroute("**/api/rtb-header/get");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Network issue - Loading timed out.")).toBeHidden();
  await page.getByRole("button", { name: "Delete settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("RTB header settings deleted successfully!")).toBeVisible();
  await expect(page.getByLabel("District")).toHaveValue("");
});

test("strange addresses are answered as specified", async ({ page }) => {
  await signUp(page);
  await page.goto("/rtb-lesson-plan/abc");
  await expect(page).toHaveURL(/\/rtb-lesson-plans/);
  await expect(page.getByText("Invalid RTB lesson plan ID").first()).toBeVisible();
  await page.goto("/rtb-lesson-plan/2147483647");
  await expect(page.getByText("Lesson plan not found")).toBeVisible();
  await page.goto("/rtb-lesson-plan/edit/2147483647");
  await expect(page).toHaveURL(/\/rtb-lesson-plans/);
  await expect(page.getByText("Failed to load lesson plan for editing").first()).toBeVisible();
});
