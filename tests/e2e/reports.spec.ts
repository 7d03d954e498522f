import { expect } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

const idea = { lessonTitle: "Structure of a leaf", subject: "Biology and Health Sciences", classLevel: "S2" };

test("a mistake is reported where it is read, by keyboard on a phone, and answered", async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { token, email } = await signUp(page);
  const id = await makePlan(page.request, token, idea);
  await page.goto(`/lesson-plan/${id}`);
  const notes = page.locator("#notes");
  await notes.locator("summary").click();
  await expect(notes.getByRole("img").first()).toBeVisible();
  await expect(notes.locator("svg text", { hasText: "palisade layer" }).first()).toBeVisible();
  await notes.getByRole("link", { name: "Report a mistake in Teacher’s notes" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/report\?part=notes$/);
  await expectAccessible(page, "report of a mistake");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByLabel("Where it stands").selectOption({ label: "Answers" });
  await page.getByLabel("A wrong answer").focus();
  await page.keyboard.press("Space");
  await page.getByLabel("The words that are wrong").fill("Structure of a leaf");
  await page.getByLabel("What should stand there").fill(`The palisade cells do. ${id}`);
  await page.getByRole("button", { name: "Send report" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. Your report has been sent").first()).toBeVisible();

  const office = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await signInAsAdministrator(office);
  await office.goto("/admin/reports");
  const card = office.getByRole("listitem").filter({ hasText: `The palisade cells do. ${id}` });
  await expect(card).toContainText("Biology and Health Sciences");
  await expect(office.getByRole("main")).not.toContainText(email);
  await expectAccessible(office, "reported mistakes");
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await card.getByRole("button", { name: "Mark for correction" }).click();
  await expect(office.getByRole("region", { name: "Lessons to correct" })).toContainText(
    "biology-and-health-sciences/s2/",
  );
  await card.getByLabel("Answer to the teacher").fill("Thank you, mended.");
  await card.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(card).toHaveCount(0);
  await office.getByRole("button", { name: /^Take biology-and-health-sciences\/s2\/.* off the list$/ }).click();
  await expect(office.getByText("No lesson is marked.")).toBeVisible();

  await page.goto("/notifications");
  await expect(page.getByRole("main")).toContainText("Thank you, mended.");
  await page.goto(`/lesson-plan/${id}/report`);
  await expect(page.getByRole("region", { name: "Your reports on this plan" })).toContainText("Thank you, mended.");
});

test("without script a mistake is reported by a plain form, which keeps what was typed", async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, idea);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL, locale: "en-GB" });
  const plain = await context.newPage();
  await plain.goto(`/lesson-plan/${id}/report?part=development`);
  await plain.getByRole("radio", { name: "Language" }).check();
  await plain.getByLabel("The words that are wrong").fill("   ");
  await plain.getByLabel("What should stand there").fill("Better words");
  await plain.getByRole("button", { name: "Send report" }).click();
  await expect(plain.getByRole("alert").first()).toBeVisible();
  await expect(plain.getByLabel("What should stand there")).toHaveValue("Better words");
  await plain.getByLabel("The words that are wrong").fill("The moon is cheese");
  await plain.getByRole("button", { name: "Send report" }).click();
  await expect(plain.getByText("These words are not in the plan.").first()).toBeVisible();
  await expect(plain.getByLabel("What should stand there")).toHaveValue("Better words");
  await plain.getByLabel("The words that are wrong").fill("Structure of a leaf");
  await plain.getByRole("button", { name: "Send report" }).click();
  await expect(plain.getByText("Thank you. Your report has been sent").first()).toBeVisible();
  await context.close();
});
