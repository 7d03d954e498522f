import { expect, type Locator, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return box;
}

/** Opens the menu of a plan's row and puts the plan into the bin, as a keyboard does. */
async function remove(page: Page, title: string): Promise<void> {
  await page
    .locator("[data-row]")
    .and(page.getByRole("button", { name: title }))
    .press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

test("after a deletion the focus is on the next plan, which no message covers", async ({ page }) => {
  const { token } = await signUp(page);
  const titles = ["Adding", "Sharing", "Weighing", "Measuring"];
  for (const lessonTitle of titles) await makePlan(page.request, token, { lessonTitle });
  await page.goto("/lesson-plans");
  await remove(page, "Weighing");
  const undo = page.locator("[data-sonner-toast]").filter({ has: page.getByRole("button", { name: "Undo" }) });
  await expect(undo).toBeVisible();
  const next = page.locator("[data-row]").and(page.getByRole("button", { name: "Sharing" }));
  await expect(next).toBeFocused();
  const [message, control] = [await boxOf(undo), await boxOf(next)];
  expect(message.y + message.height).toBeLessThanOrEqual(control.y);
  await undo.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.locator("[data-row]").and(page.getByRole("button", { name: "Weighing" }))).toBeFocused();
});

test("after the last deletion the focus is on the heading", async ({ page }) => {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding" });
  await page.goto("/lesson-plans");
  await remove(page, "Adding");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a plan that was asked for has the focus on its heading, while it is written and afterwards", async ({ page }) => {
  await signUp(page);
  await page.goto("/fr/lesson-plan/quick-create");
  await expect(
    page.getByText("Sans autre indication, nombre d’apprenants\u00a0: 30, minutes\u00a0: 40."),
  ).toBeVisible();
  await page.getByLabel("Décrivez la leçon").fill("Les fractions en P4");
  await page.getByRole("button", { name: "Générer la fiche de leçon" }).press("Enter");
  const question = page.getByRole("group", { name: "Isomo a une leçon sur ce thème dans une autre langue" });
  await expect(question.getByRole("radio")).toHaveCount(2);
  // The question makes no second column of the form, in which the button would stand as a block.
  expect((await page.getByRole("button", { name: "Générer la fiche de leçon" }).boundingBox())?.height).toBeLessThan(
    80,
  );
  await question.getByRole("radio", { name: /^Continuer/ }).press("Space");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/lesson-plan\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("link", { name: "Modifier" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the filters of a list can be read in French", async ({ page }) => {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Adding" });
  await page.goto("/fr/lesson-plans");
  for (const name of ["Branche", "Classe"]) {
    const select = page.getByRole("combobox", { name });
    const needed = await select.evaluate((control) => {
      if (!(control instanceof HTMLSelectElement)) return 0;
      const style = getComputedStyle(control);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return 0;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = control.selectedOptions[0]?.text ?? "";
      return pen.measureText(text).width + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    });
    expect(needed).toBeLessThanOrEqual((await boxOf(select)).width);
  }
});
