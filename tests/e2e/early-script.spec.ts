import { expect, type Locator, type Page } from "@playwright/test";
import { earlyScript } from "@/server/pages/inline-scripts.mjs";
import { test } from "./support/test";

const address = "https://early.test/";

/** Parts that come to life one by one, as those of a page do; what each of them did is noted. */
function partsScript(): void {
  const done: string[] = [];
  const alive = new Set<string>();
  for (const type of ["click", "submit"])
    document.addEventListener(type, (event) => {
      const part = event.target instanceof Element ? event.target.closest(type === "click" ? "button" : "form") : null;
      if (!part || !alive.has(part.id)) return;
      dispatchEvent(new CustomEvent("isomo-heard", { detail: event }));
      if (type === "submit") event.preventDefault();
      done.push(part.id);
    });
  Object.assign(window, { done, wake: (name: string) => alive.add(name) });
}

type Parts = Window & { done: string[]; wake: (name: string) => void };

async function openParts(page: Page) {
  const body = `<!doctype html><title>Parts</title><div data-hears><button id="one">One</button><button id="two">Two</button>
    <form id="form"><button>Send</button></form></div><script>${earlyScript}</script><script>(${String(partsScript)})()</script>`;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(address);
  const [one, two, send] = ["One", "Two", "Send"].map((name) => page.getByRole("button", { name }));
  if (!one || !two || !send) throw new Error("The parts are three.");
  return { one, two, send };
}

async function wake(page: Page, ...names: string[]): Promise<void> {
  await page.evaluate((all) => all.forEach((name) => (window as unknown as Parts).wake(name)), names);
}

function doneIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Parts).done);
}

/** The next frame has been shown. */
async function shown(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A part comes to life while the page is too busy, as on a slow phone, for what is pressed there so many times meanwhile. */
async function wakeBusily(page: Page, { name, button, times }: { name: string; button: Locator; times: number }) {
  const box = await button.boundingBox();
  if (!box) throw new Error("It stands nowhere.");
  const client = await page.context().newCDPSession(page);
  const place = { x: box.x + 5, y: box.y + 5, button: "left" as const, clickCount: 1 };
  const presses: Promise<unknown>[] = [];
  // The page stands still while it waits for this answer.
  await page.route(`${address}busy`, async (route) => {
    for (let time = 0; time < times; time += 1)
      for (const type of ["mousePressed", "mouseReleased"] as const)
        presses.push(client.send("Input.dispatchMouseEvent", { type, ...place }));
    await route.fulfill({ body: "" });
  });
  await page.evaluate((part) => {
    const request = new XMLHttpRequest();
    request.open("GET", "busy", false);
    request.send();
    (window as unknown as Parts).wake(part);
  }, name);
  await Promise.all(presses);
}

test("a part that stays deaf keeps no other waiting", async ({ page }) => {
  const { one, two } = await openParts(page);
  await one.click();
  await two.click();
  await wake(page, "two");
  await expect.poll(() => doneIn(page)).toEqual(["two"]);
  await wake(page, "one");
  await expect.poll(() => doneIn(page)).toEqual(["two", "one"]);
});

test("what was pressed counts in its order", async ({ page }) => {
  const { one, two } = await openParts(page);
  await two.click();
  await one.click();
  await wake(page, "one", "two");
  await expect.poll(() => doneIn(page)).toEqual(["two", "one"]);
});

test("a press counts once, also when it is made again as the part comes to life", async ({ page }) => {
  const { one } = await openParts(page);
  await one.click();
  await wakeBusily(page, { name: "one", button: one, times: 3 });
  await expect.poll(() => doneIn(page)).toEqual(["one"]);
  await shown(page);
  // What is pressed from here on is new.
  await one.click();
  await expect.poll(() => doneIn(page)).toEqual(["one", "one"]);
});

test("a form is sent once, also when it is sent again as it comes to life", async ({ page }) => {
  const { send } = await openParts(page);
  await send.click();
  await wakeBusily(page, { name: "form", button: send, times: 2 });
  await expect.poll(() => doneIn(page)).toEqual(["form"]);
  await shown(page);
  await send.click();
  await expect.poll(() => doneIn(page)).toEqual(["form", "form"]);
});
