import { chromium, type Browser, type Page } from "@playwright/test";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "@/db";
import { subscriptions } from "@/db/schema";
import { ServedProduct } from "@/tests/support/served-product";

// Somebody whose subscription has ended, who comes to make a plan.
let product: ServedProduct;
let browser: Browser;
let page: Page;

/** Moves the end of every subscription into the past while the product stands still. */
async function endSubscriptions(): Promise<void> {
  await product.server.stop();
  const opened = await openEmbedded(join(product.directory, "postgres"));
  await opened.db.update(subscriptions).set({ expiresAt: new Date("2026-05-04T10:00:00Z") });
  await opened.close();
  await product.start();
}

beforeAll(async () => {
  const executablePath = process.env.ISOMO_CHROMIUM || undefined;
  [product, browser] = await Promise.all([
    ServedProduct.open(),
    chromium.launch({ executablePath, args: ["--no-sandbox"] }),
  ]);
  await endSubscriptions();
  page = await browser.newPage();
  const cookie = { name: "next-auth.session-token", value: product.token, httpOnly: true, sameSite: "Lax" as const };
  await page.context().addCookies([{ ...cookie, url: product.server.url }]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await product.close();
}, 30_000);

const forms = [
  ["of a lesson plan", "/lesson-plan/create", "lessonTitle"],
  ["of a session plan", "/rtb-lesson-plan/create", "topicOfSession"],
  ["of one sentence", "/lesson-plan/quick-create", "description"],
] as const;

describe("with a subscription that has ended the form", () => {
  it.each(forms)("%s says so before it is filled, offers to renew and is kept meanwhile", async (_, path, name) => {
    const typed = "Adding fractions with beans";
    await page.goto(product.server.url + path);
    const field = page.locator(`[name=${name}]`);
    const notice = page.getByRole("status").filter({ hasText: "Expired on 04/05/2026." });
    await notice.waitFor();
    expect(await field.inputValue()).toBe("");
    expect(await notice.textContent()).toContain("What you type here is kept on this device until then.");
    await field.fill(typed);
    // It is kept once the form is alive, which a page that was just opened may not be yet.
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept, { timeout: 20_000 }).toContain(typed);
    await notice.getByRole("link", { name: "Renew subscription" }).click();
    await page.waitForURL("**/subscription");
    await page.getByRole("listitem", { name: "Free" }).getByRole("button").waitFor();
    await page.goto(product.server.url + path);
    await notice.waitFor();
    await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe(typed);
  });

  it("tells none of it once it is renewed, and still holds what was typed", async () => {
    await page.goto(`${product.server.url}/subscription`);
    await page.getByRole("listitem", { name: "Free" }).getByRole("button").click();
    await page.getByText("Your subscription is renewed until").first().waitFor();
    for (const [, path, name] of forms) {
      await page.goto(product.server.url + path);
      const field = page.locator(`[name=${name}]`);
      await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe("Adding fractions with beans");
      expect(await page.getByText("Expired on").count()).toBe(0);
    }
  });
});
