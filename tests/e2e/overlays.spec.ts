import { expect, type Page } from "@playwright/test";
import reb from "@/messages/en/reb.json" with { type: "json" };
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { ready, test } from "./support/test";

const scripts = "**/_next/static/chunks/**";

async function listWithPlan(page: Page, lessonTitle = "Weighing") {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Measuring" });
  await makePlan(page.request, token, { lessonTitle });
  await page.goto("/lesson-plans");
  await ready(page);
  return page.locator("[data-row]").first();
}

test("a menu's script travels once, when a pointer nears its button", async ({ page }) => {
  const button = await listWithPlan(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/static/chunks/")) fetched.push(request.url());
  });
  await expect(page.getByRole("searchbox")).toBeVisible();
  expect(fetched).toEqual([]);
  await button.hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  const known = fetched.length;
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(fetched.length).toBe(known);
});

test("a press before the script has come opens when it comes", async ({ page }) => {
  const button = await listWithPlan(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("menu")).toHaveCount(0);
  arrival.resolve();
  await expect(page.getByRole("menu", { name: /Weighing/ })).toBeVisible();
});

test("a menu whose script does not come closes, offers a reload and leaves the page alive", async ({ page }) => {
  const button = await listWithPlan(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
  await button.click();
  await expect(page.getByText("There may be a newer version of Isomo.")).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("link", { name: /Weighing/ })).toBeVisible();
});

test("a menu is walked by keys, searched by letters, left by Tab and closed by a press beside it", async ({ page }) => {
  const button = await listWithPlan(page);
  await button.press("ArrowUp");
  const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await expect(entry("Delete")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(entry("View")).toBeFocused();
  await page.keyboard.press("End");
  await expect(entry("Delete")).toBeFocused();
  await page.keyboard.press("m");
  await expect(entry("Make a copy")).toBeFocused();
  await expectAccessible(page, "a menu");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  // On to what follows the button: the next row.
  await expect(page.getByRole("checkbox", { name: /Measuring/ })).toBeFocused();

  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await button.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("a question opened from a menu holds the focus, survives a press beside it and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const button = await listWithPlan(page, "Weighing things at the market");
  await button.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem").last()).toBeFocused();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  const cancel = question.getByRole("button", { name: "Cancel" }).last();
  await expect(cancel).toBeFocused();
  await expect(page.locator("#shell")).toHaveAttribute("aria-hidden", "true");
  await expectAccessible(page, "a question");
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    await expect(question.locator(":focus")).toHaveCount(1);
  }
  const box = await question.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator("#shell")).not.toHaveAttribute("aria-hidden", "true");
});

test("a dialog closes by a press beside it, and what is typed in it is no change of the form around it", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await ready(page);
  const opener = page.getByRole("button", { name: "Choose from the curriculum" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Which class?" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("S3 is my class");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  // What changes the form is kept at once, for the next visit, and told there.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("isomo.unsent.")));
  expect(await kept()).toEqual([]);
  await page.locator("input[name=lessonTitle]").fill("Weighing");
  await expect.poll(kept).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(reb.create.kept)).toBeVisible();
});

/** Opens the picker; what dialogs do travels no sooner than it is let through. */
async function openPickerSlowly(page: Page) {
  await signUp(page);
  await page.goto("/lesson-plan/create");
  await ready(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes("dismissableLayer")) await arrival.promise;
    await route.fulfill({ response, body });
  });
  const opener = page.getByRole("button", { name: "Choose from the curriculum" });
  await opener.click();
  await expect(page.locator(".dialog-backdrop")).toBeVisible();
  await page.mouse.move(5, 5);
  return { opener, arrive: () => arrival.resolve(), dialog: page.getByRole("dialog", { name: "Which class?" }) };
}

test("a press beside a dialog counts as soon as it is seen", async ({ page }) => {
  await page.clock.install();
  const { opener, arrive, dialog } = await openPickerSlowly(page);
  // What is put off for a moment has not been done yet, as on a busy phone.
  await page.clock.pauseAt(Date.now() + 60_000);
  arrive();
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);
  await page.clock.resume();
  await expect(opener).toBeFocused();
});

test("a press beside a dialog counts, though the dialog was drawn between its beginning and its end", async ({
  page,
}) => {
  const { opener, arrive, dialog } = await openPickerSlowly(page);
  await page.mouse.down();
  arrive();
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
