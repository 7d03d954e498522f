import { defineConfig, devices } from "@playwright/test";

const report = process.env.ISOMO_REPORT;
const executablePath = process.env.ISOMO_CHROMIUM || undefined;

// scripts/test.mjs starts the built server and finds the browser; by hand, set TEST_BASE_URL to a running one.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at its second try is a flaky one, which is to be seen.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [["line"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: process.env.TEST_BASE_URL ?? "http://localhost:3000",
    locale: "en-GB",
    timezoneId: "Africa/Kigali",
    screenshot: "only-on-failure",
    // What moves is at its end at once, so that nothing is looked at on its way.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        // Root has no user namespace to build the sandbox in.
        launchOptions: { executablePath, args: ["--no-sandbox", "--disable-site-isolation-trials"] },
      },
    },
  ],
});
