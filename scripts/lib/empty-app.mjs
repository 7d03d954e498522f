// An empty page of the same framework, to measure ours against: made, built and served in a folder of its own.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, root, run, withBinaries } from "./process.mjs";
import { waitUntilHealthy } from "./supervise.mjs";

const folder = join(root, "node_modules", ".cache", "isomo-empty-app");

const files = {
  "package.json": `{ "private": true, "type": "module" }\n`,
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`,
  // Or the framework takes ours, from the folders above.
  "instrumentation.js": "export function register() {}\n",
  // Without JSX: in this folder the framework does not translate it.
  "app/layout.js": `import { createElement } from "react";
export default function Layout({ children }) {
  return createElement("html", { lang: "en" }, createElement("body", null, children));
}\n`,
  "app/page.js": `import { createElement } from "react";
export default function Page() {
  return createElement("h1", null, "Empty");
}\n`,
};

/** Resolves to { url, stop }; throws with the build's output when it fails. */
export async function startEmptyApp() {
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const built = await run("next", ["build"], { cwd: folder, env });
  if (built.code !== 0) throw new Error(built.output);
  const port = await freePort();
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const args = [next, "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, args, { cwd: folder, env: withBinaries(env), stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilHealthy({ url, child, seconds: 30 }))) throw new Error("The empty page is not served.");
  return { url, stop: () => child.kill("SIGTERM") };
}
