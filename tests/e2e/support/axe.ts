import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // What is right is not described, which is half of the work; no page has a frame.
    .options({ resultTypes: ["violations"], preload: false })
    .setLegacyMode(true)
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** What moves or changes its colour has come to its end; what goes on for ever is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Infinity;
      return endless || playState !== "running";
    }),
  );
}

/**
 * Holds the page to WCAG 2.2 AA as far as a program can see it; `where` names the page in the failure. A message that lies
 * over a button for a moment goes by itself: what is still wrong then is wrong.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await atRest(page);
  await expect(async () => expect(await violations(page), where).toEqual([])).toPass({ timeout: 60_000 });
}
