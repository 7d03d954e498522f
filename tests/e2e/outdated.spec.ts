import { expect, type Page } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

/** As after a deployment: the scripts that a page has not fetched yet are gone. */
async function forgetScripts(page: Page): Promise<void> {
  await page.route("**/_next/static/chunks/**", (route) => route.fulfill({ status: 404, body: "" }));
}

function banner(page: Page) {
  return page.getByRole("alert").filter({ hasText: "There may be a newer version of Isomo." });
}

test("a dialog whose script is gone leaves the page alive and offers a reload", async ({ page }) => {
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Friction" });
  await page.goto(`/lesson-plan/edit/${id}`);
  await forgetScripts(page);
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.locator("[name=teacherNotes]")).toBeVisible();
  await expectAccessible(page, "offer to reload");
  await page.unroute("**/_next/static/chunks/**");
  await banner(page).getByRole("button", { name: "Reload the page" }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a bell whose action is gone offers a reload", async ({ page }) => {
  await signUp(page);
  await page.goto("/fr/dashboard");
  await page.route("**/dashboard", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 404, headers: { "x-nextjs-action-not-found": "1" }, body: "Server action not found." })
      : route.continue(),
  );
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .click();
  const reload = page.getByRole("menuitem", { name: "Recharger la page" });
  await expect(reload).toBeVisible();
  await reload.click();
  await expect(reload).toBeHidden();
});

test("a page whose script is gone offers a reload in its place", async ({ page }) => {
  const { token } = await signUp(page);
  await makePlan(page.request, token, { lessonTitle: "Friction" });
  await page.goto("/resources");
  await forgetScripts(page);
  await page.getByRole("navigation").getByRole("link", { name: "Lesson plans", exact: true }).click();
  await expect(page.getByText("There may be a newer version of Isomo.").first()).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await page
    .getByRole("button", { name: /Reload the page|Refresh Page/ })
    .first()
    .click();
  await expect(page.getByText("1 lesson plan", { exact: true })).toBeVisible();
});

test("what failed is told in its place, by words that come only then", async ({ page }) => {
  await signUp(page);
  await page.goto("/fr/resources");
  // What the page itself is made of is gone; what is asked for after that is not.
  const gone = new Set<string>();
  let isMissed = false;
  page.on("response", (answer) => {
    isMissed ||= answer.status() === 404;
  });
  await page.route("**/_next/static/chunks/**", (route, request) => {
    if (!isMissed) gone.add(request.url());
    return gone.has(request.url()) ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  await page.getByRole("navigation").getByRole("link", { name: "Fiches de leçon", exact: true }).click();
  const told = page.getByRole("main").getByRole("status").filter({ hasText: "version plus récente d’Isomo" });
  await expect(told.getByRole("button", { name: "Actualiser la page" })).toBeVisible();
  await expectAccessible(page, "a page that failed");
});
