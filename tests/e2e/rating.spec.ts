import { expect } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

test("a rating with its reason is kept, counted, and read by administrators without a name", async ({
  page,
  browser,
}) => {
  const { token, email } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Adding fractions" });
  await page.goto(`/lesson-plan/${id}`);
  const panel = page.getByRole("region", { name: "Is this plan useful?" });
  const no = panel.getByRole("button", { name: "Not useful" });
  await no.click();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Thank you for your rating.").first()).toBeVisible();
  await panel.getByLabel("The time is not realistic").check();
  await panel.getByLabel("Tell us more").fill(`Ten minutes are too few. ${id}`);
  await expectAccessible(page, "a plan that is rated");
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await panel.getByRole("button", { name: "Send" }).click();
  await sent;
  await page.reload();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(panel.getByLabel("The time is not realistic")).toBeChecked();

  await page.goto("/recent-activity");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(/Ratings\s*1|1\s*Ratings/);
  await page.getByLabel("Type").selectOption("rate");
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveText([
    /Rated.*Adding fractions.*👎/,
  ]);

  const office = await (await browser.newContext()).newPage();
  await signInAsAdministrator(office);
  await office.goto("/admin/ratings");
  const row = office.getByRole("row").filter({ hasText: `Ten minutes are too few. ${id}` });
  await expect(row).toContainText("REB · Mathematics");
  await expect(row).toContainText("The time is not realistic");
  await expect(office.getByRole("main")).not.toContainText(email);
  await expectAccessible(office, "ratings");
});

test("that a quick plan was generated is said when it is written, once", async ({ page }) => {
  await signUp(page);
  const said = page.getByText("Quick lesson plan generated successfully!");
  await page.goto("/lesson-plan/quick-create");
  await page.locator("[name=language]").selectOption("en");
  await page.locator("[name=description]").fill("P4 Mathematics: adding fractions with the same denominator");
  await page.locator("button[type=submit]", { hasText: "Generate" }).click();
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(said).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Is this plan useful?" })).toBeVisible();
  await expect(said).toHaveCount(0);
});
