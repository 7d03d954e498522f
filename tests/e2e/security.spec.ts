import { expect, type Page } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { makePlan } from "./support/plans";
import { test } from "./support/test";

/** Whatever the policy of a page refuses is remembered, over all pages of the journey. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      Reflect.get(
        window,
        "tellRefused",
      )([location.pathname, violatedDirective, blockedURI, sourceFile, sample].join(" ")),
    );
  });
  return refused;
}

const open = [
  "/",
  "/fr",
  "/rw/about",
  "/contact",
  "/terms",
  "/demo",
  "/auth?mode=login",
  "/api/docs",
  "/sandbox/mailbox",
];
const guarded = ["/dashboard", "/lesson-plans", "/lesson-plan/create", "/rtb-lesson-plans", "/rtb-lesson-plan/create"];
const others = ["/fr/profile", "/subscription", "/resources", "/recent-activity", "/header-settings"];

test("no page needs what its own policy refuses, and each comes to life", async ({ page }) => {
  const refused = await watchPolicy(page);
  for (const path of [...open, "/nothing-of-the-kind"]) {
    await page.goto(path);
    await page.waitForFunction(() => Object.keys(document.body).length > 0 || document.body.querySelector("script"));
  }
  const { token } = await signUp(page);
  const id = await makePlan(page.request, token, { lessonTitle: "Fractions" });
  for (const path of [...guarded, ...others, `/lesson-plan/${id}`, `/lesson-plan/edit/${id}`]) {
    await page.goto(path);
    await page.getByRole("button", { name: /My account|Mon compte/ }).click();
    await page.getByRole("menuitem").last().click();
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Escape");
  }
  expect(refused).toEqual([]);
});

test("what libraries style by script is allowed: toasts and charts", async ({ page }) => {
  const refused = await watchPolicy(page);
  await signInAsAdministrator(page);
  await page.goto("/lesson-plan/abc");
  await expect(page.getByText("Invalid lesson plan ID")).toBeVisible();
  await expect(page.locator("[data-sonner-toaster]")).toHaveCSS("position", "fixed");
  await page.goto("/admin/payments");
  await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("a script that merely stands in a page does not run", async ({ page }) => {
  const refused = await watchPolicy(page);
  for (const path of ["/", "/auth?mode=login"]) {
    await page.goto(path);
    const ran = await page.evaluate(() => {
      const script = document.createElement("div");
      script.innerHTML = '<img src="x" onerror="document.title=\'taken\'">';
      const image = script.querySelector("img");
      document.body.append(script);
      // Heard after the attribute's own would have been.
      return new Promise<boolean>((done) =>
        image?.addEventListener("error", () => done(document.title === "taken"), { once: true }),
      );
    });
    expect(ran, path).toBe(false);
  }
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
});

test("the dark theme stands before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ui-theme", "dark"));
  for (const path of ["/", "/auth?mode=login", "/api/docs", "/nothing-of-the-kind"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.classList.contains("dark")), path).toBe(true);
  }
});
