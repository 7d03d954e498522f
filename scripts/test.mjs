// npm test: installs, gets a browser, builds, checks, and runs every test: the domains on both database engines, the rest on
// the production build.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./lib/browser.mjs";
import { readCounts, summaryLine } from "./lib/counts.mjs";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { refuse, root, run } from "./lib/process.mjs";
import { blankSettings, startServer } from "./lib/server.mjs";
import { startPostgres } from "./lib/test-postgres.mjs";
import { startTwins } from "./lib/twin-servers.mjs";

const total = { passed: 0, failed: 0, skipped: 0 };
/** The tests that failed, and what else did. */
const failures = [];
const cleanups = [];
/** What the phases after the build need not do again. */
const done = {};
/** Who administers the server of the tests. */
const administrator = { ADMIN_EMAIL: "admin@isomo.test", ADMIN_PASSWORD: "administers-the-tests" };

function hasTests(folder) {
  const path = join(root, folder);
  return existsSync(path) && readdirSync(path, { recursive: true }).some((name) => /\.(test|spec)\.tsx?$/.test(name));
}

/**
 * Runs one phase; a phase that fails without a failing test, such as a broken build, counts as one failure. `told` is what
 * a phase beside another one says at its end, so that their lines do not mix.
 */
async function phase(name, work, told = null) {
  const say = (text) => (told ? told.push(text) : process.stdout.write(text));
  say(`\n== ${name}\n`);
  const started = performance.now();
  try {
    await work(say);
  } catch (error) {
    total.failed += 1;
    failures.push(`${name}: ${error?.message ?? error}`);
    say(`${error?.message ?? error}\n`);
  }
  say(`== ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  if (told) process.stdout.write(told.splice(0).join(""));
}

/**
 * Runs a command that writes a JSON report and adds its counts; `say` is where its output goes at its end, else it is shown at
 * once.
 */
async function runTests({ name, command, args, env = {}, say = null, nice = 0 }) {
  const folder = mkdtempSync(join(tmpdir(), "isomo-report-"));
  const report = join(folder, "report.json");
  const tests = { ...process.env, ...blankSettings(), FORCE_COLOR: "0", ISOMO_REPORT: report, ...done, ...env };
  const { code, output } = await run(command, args, { show: !say, env: tests, nice });
  say?.(output);
  const counts = readCounts(report);
  rmSync(folder, { recursive: true, force: true });
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...counts.names.map((test) => `${name}, ${test.replace(`${root}/`, "")}`));
  if (code !== 0 && counts.failed === 0) throw new Error(`${name} ended with status ${code}.`);
}

/**
 * What only reckons stands back for what has browsers, servers and clocks, and fills the time in which those wait.
 */
const standsBack = 5;

/** A part of `npm run verify`: what needs neither a database nor a server. */
function verify(name, part) {
  const args = ["scripts/verify.mjs", part];
  return phase(name, (say) => runTests({ name, command: "node", args, say, nice: standsBack }), []);
}

function vitest(projects, { env = {}, say, nice = 0 }) {
  const args = projects.flatMap((project) => ["--project", project]);
  return runTests({ name: projects.join(", "), command: "vitest", args: ["run", ...args], env, say, nice });
}

/** What is tried on every entry of the bank, every request of the sets and every page. */
function sweeps() {
  return phase("sweeps", (say) => vitest(["sweeps", "sweeps-alone"], { say, nice: standsBack }), []);
}

/** What asks the domains themselves, and the attacks upon them. */
const ofDomains = ["integration", "integration-alone", "attacks", "attacks-alone"];

function onEmbeddedEngine() {
  const env = { TEST_ENGINE: "pglite" };
  return phase("integration, embedded engine", (say) => vitest(ofDomains, { env, say, nice: standsBack }), []);
}

function onServerEngine(postgres) {
  const work = async (say) => {
    const { url } = await postgres();
    await vitest(ofDomains, { env: { TEST_ENGINE: "postgres", TEST_DATABASE_URL: url }, say });
  };
  return phase("integration, server engine", work, []);
}

/** Attacks over HTTP, on two processes that share a database. */
async function attacks(postgres) {
  if (!hasTests("tests/attacks/served")) return;
  const work = async (say) => {
    const { url } = await postgres();
    const twins = await startTwins({ databaseUrl: url, settings: administrator });
    const before = total.failed;
    try {
      const [one, two] = twins.urls;
      await vitest(["attacks-served"], { env: { TEST_BASE_URL: one, TEST_TWIN_URL: two, ...administrator }, say });
    } finally {
      await twins.stop();
      if (total.failed > before) say(`\n== the servers' log\n${twins.log().slice(-8000)}\n`);
    }
  };
  await phase("attacks, two processes on one database", work, []);
}

function faults(browser) {
  if (!hasTests("tests/faults")) return undefined;
  return phase("faults", (say) => vitest(["faults"], { env: { ISOMO_CHROMIUM: browser ?? "" }, say }), []);
}

function api(server) {
  if (!hasTests("tests/api")) return undefined;
  const env = { TEST_BASE_URL: server.url, ...administrator };
  return phase("API", (say) => vitest(["api"], { env, say }), []);
}

function endToEnd(server, browser) {
  if (!hasTests("tests/e2e")) return undefined;
  const env = { TEST_BASE_URL: server.url, ISOMO_CHROMIUM: browser ?? "", ...administrator };
  return phase("end to end", () => {
    if (browser === null) throw new Error("No browser is to be had on this machine; install chromium.");
    return runTests({ name: "end to end", command: "playwright", args: ["test"], env });
  });
}

/** The product as it is served, or null where it cannot be built or started. */
async function servedProduct() {
  let server = null;
  await phase("production build and start", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "isomo-test-"));
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    server = await startServer({ dataDir, settings: administrator });
    cleanups.push(server.stop);
    done.ISOMO_BANK = "compiled";
  });
  return server;
}

/**
 * Three lanes: a third of their time the first two wait for servers, pages and clocks, which the third fills. More lanes of
 * the same right keep each other from what has a limit of time.
 */
async function tests(browser, postgres) {
  const checked = verify("static checks", "static");
  const server = await servedProduct();
  const before = total.failed;
  const ofServer = async (work) => (server ? work(server) : undefined);
  await Promise.all([
    ofServer(() => endToEnd(server, browser)).then(() => ofServer(api)),
    ofServer(() => faults(browser))
      .then(() => onServerEngine(postgres))
      .then(() => ofServer(() => attacks(postgres))),
    checked
      .then(() => verify("unit tests, types and content", "rest"))
      .then(onEmbeddedEngine)
      .then(sweeps),
  ]);
  if (server && total.failed > before) process.stdout.write(`\n== the server's log\n${server.log().slice(-8000)}\n`);
}

/** One database server for all phases, started when the first asks for it. */
function sharedPostgres() {
  let starting;
  return () => {
    starting ??= startPostgres().then((server) => {
      cleanups.push(server.stop);
      return server;
    });
    return starting;
  };
}

async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

async function test() {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url)))) return;
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  const browser = hasTests("tests/e2e") ? await findBrowser() : "";
  const postgres = sharedPostgres();
  await tests(browser, postgres);
  await cleanUp();
  if (total.passed === 0 && total.failed === 0) total.failed = 1;
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((one) => `  - ${one}`).join("\n")}\n`);
  process.stdout.write(`\n${summaryLine(total)}\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}

test().catch((error) => cleanUp().finally(() => refuse(error?.stack ?? String(error))));
