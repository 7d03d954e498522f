import { expect } from "@playwright/test";
import { signInAsAdministrator, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { goToCheckout } from "./support/checkout";
import { test } from "./support/test";

test("on a phone an administrator finds what waits before the figures, a mobile payment too, and sees that the tabs go on", async ({
  page,
  browser,
  baseURL,
}) => {
  const payer = await (await browser.newContext({ baseURL })).newPage();
  const { email } = await signUp(payer);
  await goToCheckout(payer, "Standard");
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdministrator(page);
  await page.goto("/admin/payments");
  const onTheWay = page.getByRole("region", { name: /Mobile payments on their way/ });
  await expect(onTheWay.getByRole("listitem").filter({ hasText: email })).toContainText("Standard, begun on");
  const titles = await page.getByRole("heading").allTextContents();
  const place = (title: RegExp) => titles.findIndex((text) => title.test(text));
  expect(place(/^Manual payments/)).toBeLessThan(place(/^Revenue by period/));
  expect(place(/^Mobile payments on their way/)).toBeLessThan(place(/^Revenue by period/));
  await expect(page.getByRole("tablist")).toHaveCSS("background-attachment", /local.*scroll/);
  await expectAccessible(page, "payments of an administrator on a phone");
});
