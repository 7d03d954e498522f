import { expect } from "@playwright/test";
import { signUp } from "./support/account";
import { dialog, goToCheckout } from "./support/checkout";
import { test } from "./support/test";

const hour = 3_600_000;

for (const [name, error] of [
  ["three hours ahead", 3 * hour],
  ["three hours behind", -3 * hour],
] as const) {
  test(`a phone whose clock is ${name} is told of the session's end at its time`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + error });
    await signUp(page);
    await page.goto("/dashboard");
    const ending = page.getByText("Your session ends in a few minutes.");
    const ended = page.getByText("Your session has ended.");
    await page.clock.runFor("00:30");
    await expect(ending.or(ended)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("isomo.stay"))).not.toBeNull();
    await page.clock.fastForward("56:00");
    await expect(ending).toBeVisible();
    await page.clock.fastForward("05:00");
    await expect(ended).toBeVisible();
  });
}

test("a phone whose clock is ahead waits ten minutes for a payment", async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * hour });
  await signUp(page);
  await goToCheckout(page, "Standard");
  await page.getByRole("button", { name: "Leave hanging" }).click();
  await page.waitForURL("**/subscription");
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
  const longer = dialog(page, "Payment Verification Taking Longer");
  await page.clock.fastForward("09:00");
  await expect(longer).toHaveCount(0);
  await page.clock.fastForward("02:00");
  await expect(longer).toBeVisible();
});
