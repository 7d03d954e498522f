import { expect } from "@playwright/test";
import { signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { dialog, goToCheckout } from "./support/checkout";
import { test } from "./support/test";

test("an approved payment makes the plan active at once, with a receipt", async ({ page }) => {
  await signUp(page);
  await goToCheckout(page, "Standard");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Payment verified. Subscription activated.")).toBeVisible();
  await page.waitForURL("**/dashboard");
  await page.goto("/subscription");
  await expect(page.getByRole("listitem", { name: "Standard" })).toContainText("Current Plan");
  await expect(
    page.getByText(/0 of 30 plans used this month\. And 5 plans kept from your earlier subscription/),
  ).toBeVisible();
  const receipt = page.waitForEvent("download");
  await page.getByRole("link", { name: /Receipt of/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^isomo-receipt-\d{6}\.pdf$/);
  await expectAccessible(page, "subscription");
});

test("a hanging payment is waited for, also after the tab was closed, and shows at once when it comes", async ({
  page,
  context,
}) => {
  await signUp(page);
  await goToCheckout(page, "Standard");
  const checkout = page.url();
  await page.getByRole("button", { name: "Leave hanging" }).click();
  await page.waitForURL("**/subscription");
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
  await page.close();
  const later = await context.newPage();
  const listening = later.waitForResponse((response) => response.url().includes("/api/payments/events"));
  await later.goto("/subscription?action=bundle");
  await expect(later.getByText("Waiting for your payment")).toBeVisible();
  await expect(later.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(later, "waiting");
  await listening;
  const provider = await context.newPage();
  await provider.goto(checkout);
  await provider.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(dialog(later, "Payment Successful!")).toBeVisible();
  await expectAccessible(later, "success");
  await later.getByRole("button", { name: "Go to dashboard" }).click();
  await later.waitForURL("**/dashboard");
  await expect(later.getByText("Welcome to your upgraded plan!")).toBeVisible();
});

test("a phone that is asked directly is waited for, and confirms to the open page", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto("/subscription");
  await page.getByRole("listitem", { name: "Standard" }).getByRole("button", { name: "Upgrade Now" }).click();
  await page.getByRole("button", { name: /Pay by phone/ }).click();
  const answer = page.waitForResponse((response) => response.url().includes("/api/payments/initialize"));
  await page.getByLabel("MTN phone number").fill("078 000 0000");
  await page.keyboard.press("Enter");
  const { data }: { data: { tx_ref: string; payment_link: null } } = await (await answer).json();
  expect(data.payment_link).toBeNull();
  await expect(page.getByText(/please use manual USSD payment/)).toBeVisible();
  await expect(page.getByText("Waiting for your payment")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Open the payment page" })).toHaveCount(0);
  await expectAccessible(page, "waiting for the phone");
  const phone = await context.newPage();
  await phone.goto(`/sandbox/checkout/${data.tx_ref}`);
  await expectAccessible(phone, "checkout");
  await phone.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(dialog(page, "Payment Successful!")).toBeVisible();
  // Behind the dialog, so that a reader of the page hears of the dialog alone.
  await expect(page.getByRole("listitem", { name: "Standard", includeHidden: true })).toContainText("Current Plan");
});

test("a second press while the payment page opens slowly begins no second payment", async ({ page }) => {
  await signUp(page);
  let begun = 0;
  page.on("request", (request) => (begun += request.url().includes("/api/payments/initialize") ? 1 : 0));
  let open = () => {};
  const opened = new Promise<void>((resume) => (open = resume));
  await page.route("**/sandbox/checkout/**", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto("/subscription");
  await page.getByRole("listitem", { name: "Standard" }).getByRole("button", { name: "Upgrade Now" }).click();
  await page.getByRole("button", { name: /Pay by phone/ }).click();
  await page.getByLabel("MTN phone number").fill("0788123456");
  const answer = page.waitForResponse((response) => response.url().includes("/api/payments/initialize"));
  await page.keyboard.press("Enter");
  await answer;
  await page.keyboard.press("Enter");
  open();
  await page.waitForURL("**/sandbox/checkout/**");
  expect(begun).toBe(1);
});

test("a bundle is bought from its address and adds its plans", async ({ page }) => {
  await signUp(page);
  await page.goto("/subscription?action=bundle");
  const method = dialog(page, "Choose a payment method");
  await expect(method).toContainText("Bundle of 10 lesson plans, 1,500 RWF");
  await method.getByRole("button", { name: /Pay by phone/ }).click();
  await page.getByLabel("MTN phone number").fill("0730123456");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter an MTN number: it begins with 078 or 079.")).toBeVisible();
  await page.getByLabel("MTN phone number").fill("0790123456");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/subscription");
  await expect(page.getByText(/0 of 5 plans used this month\. And 10 plans that you bought/)).toBeVisible();
});

test("who pays by USSD dials the code and tells the transaction", async ({ page }) => {
  await signUp(page);
  await page.goto("/subscription");
  await page.getByRole("listitem", { name: "Standard" }).getByRole("button", { name: "Upgrade Now" }).click();
  await page.getByRole("button", { name: /Manual USSD payment/ }).click();
  const manual = dialog(page, "Pay by USSD");
  await expect(manual.getByText(/^\*182\*8\*1\*\d+\*3000#$/)).toBeVisible();
  await expect(manual.getByRole("link", { name: "Dial now" })).toHaveAttribute(
    "href",
    /^tel:\*182\*8\*1\*\d+\*3000%23$/,
  );
  await manual.getByRole("button", { name: "I have paid" }).click();
  await expect(manual.getByText("Please enter the transaction ID or paste the SMS.")).toBeVisible();
  await expectAccessible(page, "manual payment");
  const id = `${Date.now()}`.slice(-11);
  await manual.getByLabel("Transaction ID or the whole SMS").fill(`TxId: ${id}. Your payment of 3,000 RWF to ISOMO`);
  await manual.getByRole("button", { name: "I have paid" }).click();
  await expect(manual.getByText("Thank you. We will check your payment.")).toBeVisible();
  await manual.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await expect(page.getByText(`transaction ${id}. We tell you as soon as it is confirmed.`)).toBeVisible();
  await expect(page.getByText("Pending", { exact: true })).toBeVisible();
});

test("what is left is said to be kept, and renewing what has days and plans left is not offered", async ({ page }) => {
  await signUp(page);
  await goToCheckout(page, "Standard");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/subscription");
  const standard = page.getByRole("listitem", { name: "Standard" });
  await expect(standard.getByRole("button", { name: "Renew Now" })).toBeDisabled();
  await expect(standard).toContainText(/You can renew from \d\d\/\d\d\/\d{4}/);
  await page.getByRole("listitem", { name: "Premium" }).getByRole("button", { name: "Upgrade Now" }).click();
  await expect(dialog(page, "Choose a payment method")).toContainText("What is left of the one you have stays yours");
  await expectAccessible(page, "another tier");
});

test("closing a later dialog gives the focus back to the button that opened the first", async ({ page }) => {
  await signUp(page);
  await page.goto("/subscription");
  const buy = page.getByRole("listitem", { name: "Standard" }).getByRole("button", { name: "Upgrade Now" });
  await buy.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Choose a payment method")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("MTN phone number")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(buy).toBeFocused();
});
