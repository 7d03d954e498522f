import { expect, type APIRequestContext } from "@playwright/test";
import { bearerToken, registerPerson, signInAsAdministrator, signUp } from "./support/account";
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

/** Says over REST that somebody has paid for Standard by USSD; resolves to the payer. */
async function claimPaid(request: APIRequestContext, reference: string) {
  const person = await registerPerson(request);
  const headers = { Authorization: `Bearer ${await bearerToken(request, person)}` };
  const tiers: { id: number; name: string }[] = await (
    await request.get("/api/subscription-tiers", { headers })
  ).json();
  const tierId = tiers.find(({ name }) => name === "Standard")?.id;
  const claimed = await request.post("/api/payments/manual", { headers, data: { tierId, reference } });
  expect(claimed.status(), await claimed.text()).toBe(201);
  return { email: person.email, headers };
}

test("an administrator is warned of a reference like another one before confirming, and confirms", async ({ page }) => {
  const digits = String(Date.now()).slice(-10);
  const [first, second] = [`8${digits}`, `8${digits.slice(0, -1)}${(Number(digits.slice(-1)) + 1) % 10}`];
  const [payer, other] = [await claimPaid(page.request, first), await claimPaid(page.request, second)];
  await signInAsAdministrator(page);
  await page.goto("/admin/payments");
  const row = page.getByRole("row").filter({ hasText: payer.email });
  await expect(row).toContainText("Like another reference");
  await row.getByRole("button", { name: `Confirm the payment of ${payer.email}` }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm this payment?" });
  await expect(question).toContainText(`with the reference ${first}`);
  const warning = question.getByRole("listitem");
  await expect(warning).toHaveText(`Nearly the same, ${second}: ${other.email}, Pending`);
  await question.getByRole("button", { name: "Confirm payment" }).click();
  await expect(question).toHaveCount(0);
  await expect(row).toHaveCount(0);
  const info = await page.request.get("/api/subscriptions/info", { headers: payer.headers });
  expect(await info.json()).toMatchObject({ tierName: "Standard", active: true });
  // The other one is left, and warned of still: the first of them is paid.
  const left = page.getByRole("row").filter({ hasText: other.email });
  await left.getByRole("button", { name: /^Confirm/ }).click();
  await expect(warning).toHaveText(`Nearly the same, ${first}: ${payer.email}, Confirmed`);
});
