import { expect, type Page } from "@playwright/test";
import { registerPerson, signInAsAdministrator, signUp } from "./support/account";
import { expectAccessible } from "./support/axe";
import { test } from "./support/test";

const tabs = ["Users", "User Tiers", "Subscriptions", "Payments", "Referrals"];

function row(page: Page, email: string) {
  return page.getByRole("row", { name: email });
}

test("somebody else is sent to the dashboard, which says why", async ({ page }) => {
  await signUp(page);
  await page.goto("/admin");
  await page.waitForURL("**/dashboard*");
  await expect(page.getByText("You do not have permission to access the admin dashboard")).toBeVisible();
});

test("the tabs live in the address and are walked with the arrow keys", async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin");
  for (const [at, name] of tabs.entries()) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
    await expectAccessible(page, `tab ${at}`);
  }
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Users", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "User Tiers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/tiers");
});

test("a user is found, locked, given a role and a tier, and deleted", async ({ page }) => {
  const person = await registerPerson(page.request);
  await signInAsAdministrator(page);
  await page.goto(`/admin?search=${encodeURIComponent(person.email)}`);
  await expect(page.getByText("Showing 1 to 1 of 1 users")).toBeVisible();
  const menu = page.getByRole("button", { name: `Actions for ${person.email}` });

  await menu.click();
  await page.getByRole("menuitem", { name: "Lock Account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Lock" }).click();
  await expect(page.getByText("User account locked successfully")).toBeVisible();
  await expect(row(page, person.email)).toContainText("Locked");

  await menu.click();
  await page.getByRole("menuitem", { name: "Change Role" }).click();
  await page.getByRole("dialog").getByLabel("New role").selectOption("TEACHER");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User role updated to Teacher")).toBeVisible();

  await menu.click();
  await page.getByRole("menuitem", { name: "Assign Subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Please select a tier to assign")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Subscription tier").selectOption({ label: "Premium" });
  await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Subscription tier assigned successfully")).toBeVisible();
  await expect(row(page, person.email)).toContainText("Premium");

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete User" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("User deleted successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No users found with that e-mail" })).toBeVisible();

  await page.goto("/admin/audit");
  await expect(page.getByText("Deleted the account and its personal data").first()).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expectAccessible(page, "/admin/audit");
});

test("a curriculum file is shown before it is imported, with its errors by line", async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/curriculum");
  const name = `Gardening ${Date.now()}`;
  const choose = (csv: string) =>
    page.getByLabel("CSV file").setInputFiles({ name: "units.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByLabel("Source", { exact: true }).fill("REB syllabus 2026");
  await choose(`class,subject,unitNo,unitTitle\nP99,${name},1,Seeds`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Line 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await choose(`class,subject,unitNo,unitTitle\nP4,${name},1,Semé à la main`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("1 to add, 0 to change, 0 already there")).toBeVisible();
  await expectAccessible(page, "/admin/curriculum");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Curriculum imported: 1 units added, 0 changed").first()).toBeVisible();
});

test("a tier is made, changed and taken out of the shop; what is missing is said at its field", async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/subscriptions");
  const name = `Term ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add tier" }).click();
  await expect(dialog.getByLabel("Price (RWF)")).toHaveValue("3000");
  await dialog.getByLabel("Max users").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  for (const error of ["Name is required", "Description is required", "Max users is required"])
    await expect(dialog.getByText(error)).toBeVisible();
  await expectAccessible(page, "tier form");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill("For one term");
  await dialog.getByLabel("Max users").fill("2");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Subscription tier created successfully")).toBeVisible();

  await page.getByRole("button", { name: `Edit the tier ${name}` }).click();
  await dialog.getByLabel("Price (RWF)").fill("4500");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Subscription tier updated successfully")).toBeVisible();
  await expect(row(page, name)).toContainText("4,500 RWF");

  await page.getByRole("button", { name: `Delete the tier ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Subscription tier deleted successfully")).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test("bundle and reward are changed; what does not fit is said at its field and stays as it was typed", async ({
  page,
}) => {
  await signInAsAdministrator(page);
  await page.goto("/admin/subscriptions");
  const bundle = page.getByRole("region", { name: "Bundle" });
  const price = bundle.getByLabel("Price (RWF)");
  await price.fill("0");
  await bundle.getByRole("button", { name: "Save" }).click();
  await expect(bundle.getByText("Please enter a whole number of 1 or more.")).toBeVisible();
  await expect(price).toHaveValue("0");
  await expect(price).toBeFocused();
  await price.fill("1500");
  await bundle.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Bundle updated successfully")).toBeVisible();

  await page.goto("/admin/referrals");
  const reward = page.getByRole("region", { name: "Reward" });
  await reward.getByLabel("Extra plans for each").fill("");
  await reward.getByRole("button", { name: "Save" }).click();
  await expect(reward.getByText("The number of plans is required")).toBeVisible();
  await expectAccessible(page, "reward");
  await reward.getByLabel("Extra plans for each").fill("2");
  await reward.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Reward updated successfully")).toBeVisible();

  await page.goto("/admin/audit");
  await expect(page.getByText("Set the reward of a referral to 2").first()).toBeVisible();
  await expect(page.getByText("Set the bundle to 10 / 1,500 RWF").first()).toBeVisible();
});
