import { readFile } from "node:fs/promises";
import { expect, request, type Page } from "@playwright/test";
import { bearerToken, registerPerson, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

/** Signs in somebody whose invited colleague has made a first plan: one notification waits. */
async function invitingTeacher(page: Page) {
  const reader = await signUp(page);
  const colleague = await registerPerson(page.request);
  const named = { email: colleague.email, referredByEmail: reader.email };
  // Not with the reader's cookies, which speak for the reader alone.
  const visitor = await request.newContext({ baseURL: test.info().project.use.baseURL });
  expect((await visitor.post("/api/auth/add-referrer", { data: named })).ok()).toBe(true);
  await visitor.dispose();
  const token = await bearerToken(page.request, colleague);
  await makePlan(page.request, token, { lessonTitle: "Rivers of Rwanda" });
  return reader;
}

function bell(page: Page, unread: string) {
  return page.getByRole("button", { name: `Notifications: ${unread} unread` });
}

test("the bell counts, lists, leads on and falls silent, by the keyboard alone", async ({ page }) => {
  await invitingTeacher(page);
  await page.goto("/lesson-plans");
  await bell(page, "1").press("Enter");
  const item = page.getByRole("menuitem", { name: /Thank you for inviting a colleague/ });
  await expect(item).toContainText("You both receive 2 extra plans");
  await expectAccessible(page, "the bell's menu");
  await page.keyboard.press("Home");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/subscription");
  await expect(bell(page, "none")).toBeVisible();
});

test("the page of notifications marks them read and says when there are none", async ({ page }) => {
  await invitingTeacher(page);
  await page.goto("/notifications");
  await expect(page.getByText("Thank you for inviting a colleague")).toBeVisible();
  await expectAccessible(page, "the list of notifications");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page, "none")).toBeVisible();
  await page.getByRole("link", { name: "Unread (0)" }).click();
  await expect(page.getByText("You have read everything.")).toBeVisible();
});

test("recent activity holds both, is filtered and saved as a file", async ({ page }) => {
  const { token } = await invitingTeacher(page);
  await makePlan(page.request, token, { lessonTitle: "L’énergie à l’école" });
  await page.goto("/recent-activity");
  await expect(page.getByText("2 activities")).toBeVisible();
  await expect(page.getByText("Just now").first()).toBeVisible();
  await expectAccessible(page, "recent activity");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Report" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^activity-report-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith('\uFEFF"Timestamp","Action","Title","Type"')).toBe(true);
  expect(text).toContain("L’énergie à l’école");
  await expect(page.getByText("Activity report exported successfully")).toBeVisible();
  await page.getByRole("searchbox").fill("ENERGIE");
  await expect(page.getByText("1 activity")).toBeVisible();
  await page.getByLabel("Type").selectOption("delete");
  await expect(page.getByRole("heading", { name: "No Activities Found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Activities loaded successfully")).toBeVisible();
});

test("a colleague is invited by a link that names who invites", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { email } = await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("ref")).toBe(email);
  const whatsapp = await page.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsapp ?? "").replaceAll("+", " ")).toContain("official REB and RTB forms");
  await page.goto("/recent-activity");
  await expect(page.getByText("Invitation")).toBeVisible();
});
