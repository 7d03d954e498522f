import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ServedProduct } from "@/tests/support/served-product";

let product: ServedProduct;
let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env.ISOMO_CHROMIUM || undefined;
  [product, browser] = await Promise.all([
    ServedProduct.open(),
    chromium.launch({ executablePath, args: ["--no-sandbox"] }),
  ]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await product.close();
}, 30_000);

it("a plan whose writing a kill interrupted is finished by one button, with what had come", async () => {
  product.model.pace(80);
  const id = await product.create();
  await product.until(id, ({ done }) => done >= 2);
  product.kill();
  await product.start();
  const before = (await product.call("GET", `/api/lesson-plans/${id}`)).json;
  product.model.pace(0);

  const page = await browser.newPage();
  const cookie = { name: "next-auth.session-token", value: product.token, httpOnly: true, sameSite: "Lax" as const };
  await page.context().addCookies([{ ...cookie, url: product.server.url }]);
  await page.goto(`${product.server.url}/lesson-plan/${id}`);
  const resume = page.getByRole("button", { name: "Resume writing" });
  await resume.waitFor();
  await resume.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Download PDF" }).waitFor({ timeout: 60_000 });
  expect(await resume.count()).toBe(0);

  await product.until(id, ({ state }) => state === "finished");
  const after = (await product.call("GET", `/api/lesson-plans/${id}`)).json;
  const written = Object.entries(before).filter(([, value]) => typeof value === "string" && value.length > 40);
  expect(written.length).toBeGreaterThan(0);
  for (const [name, value] of written) expect.soft(after[name], name).toBe(value);
  expect(after.conclusionLearningActivities).toBeTruthy();
}, 240_000);
