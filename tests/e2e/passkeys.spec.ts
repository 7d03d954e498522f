import { expect, type Page } from "@playwright/test";
import { openEmailForm, signUpProven } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

/** Gives the browser a phone's lock that always says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a teacher adds a passkey and signs in with it alone, after the password, and removes it", async ({ page }) => {
  await withAuthenticator(page);
  const { email, password } = await signUpProven(page);
  await page.goto("/profile/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have kept them" }).last().click();
  const keys = page.getByRole("region", { name: "Passkeys" });
  await expect(keys.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "the security page with a passkey");

  await page.context().clearCookies();
  await page.goto("/auth?mode=login&next=/lesson-plans");
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await page.waitForURL(({ pathname }) => pathname === "/lesson-plans");

  await page.context().clearCookies();
  await openEmailForm(page, "/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/auth/second-factor**");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/dashboard");

  await page.goto("/profile/security");
  await keys.getByRole("button", { name: /^Remove the passkey/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No passkey yet")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/auth?mode=login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("The passkey could not be used. Please try again.")).toBeVisible();
});
