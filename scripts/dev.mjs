// npm run dev: the same preparation as npm start, then the development server on this machine only.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { announceEnding, claimDirectory } from "./lib/ownership.mjs";
import { refuse, root, run, withBinaries } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";
import { forwardSignals } from "./lib/supervise.mjs";

async function develop() {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url)))) return;
  const settings = { ...readSettings(), APP_MODE: "local", HOST: "127.0.0.1" };
  const place = placeOf(settings);
  await claimDirectory(place);
  const bank = await run("tsx", ["scripts/content.ts", "compile"]);
  if (bank.code !== 0) refuse(bank.output.trimEnd());
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const env = withBinaries(serverEnvironment(settings, place));
  delete env.NODE_ENV;
  const guard = new URL("../server/preload-hosts.mjs", import.meta.url).href;
  // Inherited by the processes that the development server starts.
  env.NODE_OPTIONS = [env.NODE_OPTIONS, `--import=${guard}`].filter(Boolean).join(" ");
  const args = [next, "dev", "-H", place.host, "-p", String(place.port)];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  const supervision = forwardSignals(child, () => announceEnding(place));
  child.on("exit", (code) => process.exit(supervision.isEnding() ? 0 : (code ?? 1)));
}

develop().catch((error) => refuse(error.message));
