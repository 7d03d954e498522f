import { expect, type Page } from "@playwright/test";

export function dialog(page: Page, name: string) {
  return page.getByRole("dialog", { name });
}

/** From the tier's button to the payment page of local mode. */
export async function goToCheckout(page: Page, tier: string): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("listitem", { name: tier }).getByRole("button", { name: "Upgrade Now" }).click();
  await dialog(page, "Choose a payment method")
    .getByRole("button", { name: /Pay by phone/ })
    .click();
  const phone = dialog(page, "Your Mobile Money number");
  await expect(phone.getByRole("button", { name: "Continue" })).toBeDisabled();
  await phone.getByLabel("MTN phone number").fill("+250 788 123 456");
  await phone.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
}
