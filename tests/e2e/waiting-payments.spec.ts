import { expect } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { dialog, goToCheckout } from "./support/checkout";
import { test } from "./support/test";

test("a declined payment changes nothing and says so", async ({ page }) => {
  await signUp(page);
  await goToCheckout(page, "Premium");
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Payment was not successful").first()).toBeVisible();
  await page.waitForURL("**/subscription?declined=*");
  // Where the payer stands, and not only as a toast or far down in the list.
  await expect(page.getByText("Premium, 8,000 RWF was not paid.")).toBeInViewport();
  await expect(page.getByRole("listitem", { name: "Free" })).toContainText("Current Plan");
  await expect(page.getByText("Failed", { exact: true })).toBeVisible();
});

test("a payment that waits is told before another for the same thing is begun, and stays until it has ended", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await goToCheckout(page, "Standard");
  await page.getByRole("button", { name: "Leave hanging" }).click();
  await page.waitForURL("**/subscription");
  const buy = page.getByRole("listitem", { name: "Standard" }).getByRole("button", { name: "Upgrade Now" });
  await buy.click();
  const question = dialog(page, "You have a payment waiting");
  await expect(question).toContainText("you may pay twice");
  await expectAccessible(page, "another payment waits");
  await question.getByRole("button", { name: "Continue that one" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.goto("/subscription");
  await buy.click();
  await question.getByRole("button", { name: "Start another" }).click();
  await page.getByRole("button", { name: /Pay by phone/ }).click();
  await page.getByLabel("MTN phone number").fill("0788123456");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.waitForURL("**/subscription?declined=*");
  await expect(page.getByText("Standard, 3,000 RWF was not paid.")).toBeVisible();
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
  await expectAccessible(page, "one declined, one waiting");
});

test("each payment that waits has a card of its own, and one that ends leaves the others", async ({
  page,
  context,
}) => {
  await signUp(page);
  const pages: string[] = [];
  for (const tier of ["Standard", "Premium"]) {
    await goToCheckout(page, tier);
    pages.push(page.url());
    await page.getByRole("button", { name: "Leave hanging" }).click();
    await page.waitForURL("**/subscription");
  }
  const watched = page.getByRole("status").filter({ hasText: "Waiting for your payment" });
  const other = page.getByRole("status").filter({ hasText: "A payment is not confirmed yet" });
  await expect(watched).toContainText("Premium, 8,000 RWF");
  await expect(other).toContainText("Standard, 3,000 RWF, begun on");
  await expect(other.getByRole("button", { name: "Check now" })).toBeVisible();
  await expectAccessible(page, "two payments wait");
  const provider = await context.newPage();
  await provider.goto(pages[1] ?? "");
  await provider.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Premium, 8,000 RWF was not paid.")).toBeVisible();
  // The other one is watched now.
  await expect(watched).toContainText("Standard, 3,000 RWF");
  await expect(other).toHaveCount(0);
  await provider.goto(pages[0] ?? "");
  await provider.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(dialog(page, "Payment Successful!")).toBeVisible();
});

test("a payment that the provider calls cancelled is told so at once and waited for no more", async ({ page }) => {
  await signUp(page);
  await goToCheckout(page, "Standard");
  const txRef = page.url().split("/").at(-1)?.split("?")[0] ?? "";
  await page.goto(`/payment/callback?status=cancelled&tx_ref=${txRef}`);
  await expect(page.getByText("Payment was not successful").first()).toBeVisible();
  await page.waitForURL(/\/subscription/);
  await expect(page.getByRole("listitem", { name: "Free" })).toContainText("Current Plan");
  await expect(page.getByText("Waiting for your payment")).toHaveCount(0);
});

test("a payment that comes while the return page waits leads to the dashboard", async ({ page, context }) => {
  await signUp(page);
  await goToCheckout(page, "Standard");
  const checkout = page.url();
  const provider = await context.newPage();
  await provider.goto(checkout);
  await provider.getByRole("button", { name: "Approve", exact: true }).click();
  await provider.waitForURL("**/dashboard");
  const seen = Promise.withResolvers<void>();
  let asked = 0;
  // The first answer is that nothing has come yet; the second question waits until that is seen.
  await page.route("**/api/payments/verify?*", async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ json: { success: false, status: "pending", message: "" } });
    await seen.promise;
    await route.continue();
  });
  const txRef = checkout.split("/").at(-1)?.split("?")[0] ?? "";
  await page.goto(`/payment/callback?status=successful&tx_ref=${txRef}`, { waitUntil: "commit" });
  await expect(page.getByText("Waiting for the payment...")).toBeVisible();
  seen.resolve();
  await page.waitForURL("**/dashboard");
  expect(asked).toBe(2);
});

test("the return page believes nothing of the address", async ({ page }) => {
  await signUp(page);
  await page.goto("/payment/callback?status=successful");
  await expect(page.getByText("Missing transaction reference")).toBeVisible();
  await page.waitForURL("**/subscription");
  await page.goto("/payment/callback?status=successful&tx_ref=forged");
  await expect(page.getByText("Payment was not successful")).toBeVisible();
  await page.waitForURL("**/subscription?declined=forged");
  await page.goto("/subscription?status=completed&tx_ref=forged");
  await expect(page.getByText("Payment was not successful")).toBeVisible();
  await expect(page.getByRole("listitem", { name: "Free" })).toContainText("Current Plan");
});
