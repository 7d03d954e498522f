import { test as base, type Page } from "@playwright/test";

/**
 * Waits until the framework has brought everything that can be pressed or typed in to life: what is done sooner is lost.
 * Pages that run without the framework are ready when they have come.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isPlain = document.querySelector("[data-plain]") !== null;
    if (isPlain || !document.querySelector('script[src*="/_next/static/"]')) return true;
    const parts = document.querySelectorAll(
      "form, button, input:not([type=hidden]), select, textarea, a[href], summary",
    );
    return [...parts].every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber$")));
  });
}

function withReadyPages(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const answer = await goto.apply(page, given);
    // Who asks for less than the whole page wants to see it before that.
    if (given[1]?.waitUntil === undefined) await ready(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload.apply(page, given);
    await ready(page);
    return answer;
  };
}

/** The runner's own, but a page that was gone to is ready to be used. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", withReadyPages);
    await use(context);
  },
});
