import { expect } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

const paths = ["/", "/about", "/contact", "/demo", "/terms", "/privacy"];
const locales = ["en", "fr", "rw"] as const;

function address(locale: string, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

for (const locale of locales) {
  for (const path of paths) {
    const here = address(locale, path);

    test(`${here} is found, read and fits`, async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.setViewportSize({ width: 320, height: 700 });
      // Colours on their way to the dark theme have a contrast of their own.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const response = await page.goto(here);
      expect(response?.status()).toBe(200);
      expect(response?.headers()["set-cookie"]).toBeUndefined();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(/Isomo/);
      await expect(page.locator("h1")).toHaveCount(1);
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(here);
      for (const other of locales) {
        const href = await page.locator(`link[hreflang=${other}]`).first().getAttribute("href");
        expect(new URL(href ?? "").pathname).toBe(address(other, path));
      }
      await expect(page.locator("link[hreflang=x-default]")).toHaveCount(1);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /share-\w\w\.png$/);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${here}, light`);
      await page.evaluate(() => {
        localStorage.setItem("ui-theme", "dark");
        dispatchEvent(new Event("ui-theme"));
      });
      await expectAccessible(page, `${here}, dark`);
      expect(errors).toEqual([]);
    });
  }
}

test("the menus answer to the keyboard", async ({ page }) => {
  await page.goto("/about");
  const theme = page.getByRole("button", { name: "Theme" });
  await theme.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitemradio", { name: "Light" })).toBeFocused();
  await page.keyboard.press("d");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(theme).toBeFocused();
  await page.getByRole("button", { name: "Language" }).press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Ikinyarwanda" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Language" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Français" }).click();
  await page.waitForURL("**/fr/about");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("fr");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the menu of a phone opens, closes and travels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.locator("details[data-drawer]");
  await menu.locator("summary").click();
  await expect(menu.getByRole("link", { name: "Get Started" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Get Started" })).toBeHidden();
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "About Us" }).click();
  await page.waitForURL("**/about");
  await expect(menu).not.toHaveAttribute("open");
});

test("the bar knows that the page was scrolled by 10 px and who is signed in", async ({ page, context, baseURL }) => {
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await context.addCookies([{ name: "isomo_name", value: "N%20diane.uwase", url: baseURL ?? "" }]);
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Create Lesson Plan" }).first()).toBeVisible();
  await page.getByRole("button", { name: "My account" }).click();
  await expect(page.getByRole("menu", { name: "My account" })).toContainText("diane.uwase");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--user-initial"))).toBe(
    '"N"',
  );
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByText("Are you sure you want to log out?")).toBeVisible();
});

test("somebody signed in logs out from a page that has no framework, and stays in its language", async ({ page }) => {
  const { token } = await signUp(page);
  // Loaded whole: put into the page of the application, it would stand there without its script.
  await page.goto("/rw/dashboard");
  await page.getByRole("link", { name: "Ahabanza", exact: true }).click();
  await page.waitForURL("**/rw");
  expect(await page.locator("script[src]").count()).toBe(0);
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: "isomo_name", value: "diane.uwase", url: origin }]);
  await page.reload();
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.getByRole("button", { name: "Konti yanjye" }).click();
  await page.getByRole("menuitem", { name: "Sohoka" }).click();
  await page.getByRole("button", { name: "Sohoka" }).click();
  await page.waitForURL("**/rw/auth?mode=login");
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/header/get", { headers })).status()).toBe(401);
});

test("the plan changes its language without script", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto("/rw");
  await expect(page.locator(".plan-sheet:visible h3")).toHaveText("IMBATA Y’ISOMO");
  await page.getByText("Igiswahili", { exact: true }).first().click();
  await expect(page.locator(".plan-sheet:visible h3")).toHaveText("ANDALIO LA SOMO");
});

test("what does not exist says so, in the language of its address", async ({ page, request }) => {
  const response = await page.goto("/rw/nta-ho");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uru rupapuro ruri ku wundi musozi");
  await expectAccessible(page, "not found");
  await expect(page).toHaveURL(/nta-ho$/);
  await page.getByRole("link", { name: "Subira ahabanza" }).click();
  await page.waitForURL("**/rw");
  expect((await request.get("/nowhere/at/all")).status()).toBe(404);
  expect((await request.get("/en/about", { maxRedirects: 0 })).headers().location).toBe("/about");
  expect((await request.get("/en", { maxRedirects: 0 })).headers().location).toBe("/");
});

test("search engines find the site map, the rules and the pictures", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/rw/privacy");
  expect((await request.get("/pictures/share-fr.png")).headers()["content-type"]).toBe("image/png");
  expect(((await (await request.get("/manifest.webmanifest")).json()) as { icons: unknown[] }).icons).toHaveLength(4);
});
