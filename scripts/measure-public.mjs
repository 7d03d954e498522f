// npm run measure:public: what a first and a second visit of each public page cost on a slow phone (400 kbit/s, 400 ms
// round trip, processor 6 times slower), beside an empty page of the same framework in the same run. Each is the middle one
// of three first visits, by how soon it shows its largest paint. With --write the figures go into docs/performance.md as well.
// npm run measure:public -- /about /fr: only these pages, and nothing is written.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { findBrowser } from "./lib/browser.mjs";
import { startEmptyApp } from "./lib/empty-app.mjs";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { refuse } from "./lib/process.mjs";
import { startServer } from "./lib/server.mjs";

const pages = ["/", "/about", "/contact", "/terms", "/privacy", "/demo"];
const prefixes = ["", "/fr", "/rw"];
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const quietMs = 2500;

// Runs in the page, before anything else.
function observe() {
  window.measured = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.measured.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** One visit: bytes over the wire with their headers, largest paint in ms, layout shift, addresses of scripts. */
async function visit(page, client, url) {
  let bytes = 0;
  const count = ({ encodedDataLength }) => (bytes += encodedDataLength);
  client.on("Network.loadingFinished", count);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(quietMs);
  client.off("Network.loadingFinished", count);
  const found = await page.evaluate(() => ({
    ...window.measured,
    scripts: [...document.scripts].filter((script) => script.src && !script.noModule).map((script) => script.src),
  }));
  return { bytes, ...found };
}

/** Sum of the scripts' sizes, each compressed with gzip. */
async function scriptSize(addresses) {
  const sizes = addresses.map(async (address) => {
    const response = await fetch(address, { headers: { "accept-encoding": "identity" } });
    return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function visitTwice(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", slow);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const first = await visit(page, client, url);
  const second = await visit(page, client, url);
  await context.close();
  return { first, second };
}

async function measure(browser, url) {
  const visits = [];
  for (let round = 0; round < 3; round += 1) visits.push(await visitTwice(browser, url));
  const shift = Math.max(...visits.map(({ first }) => first.shift));
  const { first, second } = visits.sort((one, other) => one.first.paint - other.first.paint)[1];
  return { first: { ...first, shift }, second, script: await scriptSize(first.scripts) };
}

const columns = ["page", "all KB", "JS gz", "more", "paint s", "ratio", "shift", "2nd KB"];

/** Kilobytes of all and of the scripts, what these are beyond the empty page's, paint and its ratio to the empty page's, ... */
function rowOf(name, { first, second, script }, empty) {
  const kb = (bytes) => (bytes / 1000).toFixed(1);
  const ratio = (first.paint / empty.first.paint).toFixed(2);
  const cells = [
    ...[name, kb(first.bytes), kb(script), kb(script - empty.script)],
    ...[(first.paint / 1000).toFixed(2), ratio, first.shift.toFixed(3), kb(second.bytes)],
  ];
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
}

function say(row) {
  const cells = columns.map((column, index) => (index === 0 ? row[column].padEnd(14) : row[column].padStart(7)));
  process.stdout.write(`${cells.join("  ")}\n`);
  return row;
}

async function write(rows) {
  const { markdownTable, writeFigures } = await import("./lib/performance-page.mjs");
  await writeFigures({ public: markdownTable(columns, rows) });
}

/** The pages to measure, language by language: those that are named, else all. */
function chosenPages(named) {
  const all = prefixes.map((prefix) => pages.map((page) => prefix + page.replace(/^\/$/, "") || "/"));
  if (named.length === 0) return all;
  return all.map((paths) => paths.filter((path) => named.includes(path))).filter((paths) => paths.length > 0);
}

async function measureAll(given) {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url), given))) return;
  const { chromium } = await import("playwright");
  const executablePath = (await findBrowser()) || undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "isomo-measure-"));
  const [server, emptyApp] = [await startServer({ dataDir }), await startEmptyApp()];
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const rows = [];
    say(Object.fromEntries(columns.map((column) => [column, column])));
    // The empty page again before each language: the machine is not equally quiet all the time.
    const named = given.filter((word) => word.startsWith("/"));
    for (const paths of chosenPages(named)) {
      const empty = await measure(browser, `${emptyApp.url}/`);
      rows.push(say(rowOf("(empty)", empty, empty)));
      for (const path of paths) rows.push(say(rowOf(path, await measure(browser, server.url + path), empty)));
    }
    if (given.includes("--write") && named.length === 0) await write(rows);
  } finally {
    await browser.close();
    emptyApp.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

measureAll(process.argv.slice(2)).catch((error) => refuse(error?.stack ?? String(error)));
