// The production build, made only when something it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { acquireLock, readLiveLock, releaseLock } from "../../lib/core/plain/data-lock.mjs";
import { runFollowed } from "./followed.mjs";
import { refuse, root } from "./process.mjs";

const stamp = join(root, ".next", "isomo-build");
const lockFolder = join(root, "node_modules", ".cache");
const lockName = "isomo-build.lock";
/** Names the process that builds, which is another one than the start script that holds the lock. */
const stepName = "isomo-build.step";

const sources = [
  ...["app", "components", "content", "lib", "db", "messages", "public"],
  ...["scripts/compress.mjs", "scripts/finish-pages.mjs"],
  ...["server/pages", "server/security-headers.mjs"],
  ...["next.config.ts", "middleware.ts", "instrumentation.ts", "postcss.config.mjs"],
  ...["package.json", "package-lock.json"],
];
/** Next may adjust it while it builds. */
const adjusted = "tsconfig.json";

/** Prerendered pages carry these values in themselves, so another value needs another build. */
export const baked = [
  ...["APP_MODE", "APP_URL", "SUPPORT_PHONE", "SUPPORT_EMAIL", "SUPPORT_WHATSAPP", "COMMUNITY_CHAT_URL"],
  ...["DEMO_VIDEO_URL", "PUBLIC_FIGURES"],
];

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** A fingerprint of the settings and files that the build depends on. */
function fingerprint(settings, paths) {
  const hash = createHash("sha256");
  for (const name of baked) hash.update(`${name}=${settings[name] ?? ""}\0`);
  for (const file of paths.flatMap(filesUnder)) {
    if (/\.(br|gz)$/.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function stampOf(print) {
  return `${print} ${fingerprint({}, [adjusted])}`;
}

function isFresh(print) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === stampOf(print);
}

async function build(settings) {
  // Nothing that a build may write belongs among the data of the running service.
  const dataDir = mkdtempSync(join(tmpdir(), "isomo-build-"));
  const secret = settings.AUTH_SECRET || "only-for-the-build-signs-nothing-0123456789";
  const env = {
    ...settings,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    AUTH_SECRET: secret,
    DATA_DIR: dataDir,
  };
  const tool = (...path) => join(root, "node_modules", ...path);
  const steps = [
    [tool("tsx", "dist", "cli.mjs"), "scripts/content.ts", "compile"],
    [tool("next", "dist", "bin", "next"), "build"],
    ["scripts/compress.mjs"],
    ["scripts/finish-pages.mjs"],
  ];
  try {
    for (const args of steps) {
      const { code, output } = await runFollowed(args, { env, folder: lockFolder, name: stepName });
      if (code !== 0) return refuse(`${output.trimEnd()}\nThe build failed; see above.`);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function takeBuildLock() {
  for (;;) {
    try {
      return acquireLock(lockFolder, lockName);
    } catch (error) {
      if (error.code !== "DATA_LOCKED") throw error;
      process.stdout.write(`Waiting for process ${error.pid}, which is building ...\n`);
      while (readLiveLock(lockFolder, lockName)) await new Promise((resume) => setTimeout(resume, 500));
    }
  }
}

/**
 * Builds when the sources have changed since the last build, or always with `force`. ISOMO_AS_BUILT takes any build that is
 * there: the tests run servers of several settings on one. Ends the process on failure.
 */
export async function ensureBuilt(settings, { force = false } = {}) {
  if (!force && settings.ISOMO_AS_BUILT && existsSync(stamp)) return;
  if (!force && isFresh(fingerprint(settings, sources))) return;
  await takeBuildLock();
  try {
    // From before the build: what changes while it runs is not in it.
    const print = fingerprint(settings, sources);
    if (!force && isFresh(print)) return;
    process.stdout.write("Building (about half a minute, only after changes) ...\n");
    rmSync(stamp, { force: true });
    await build(settings);
    writeFileSync(stamp, stampOf(print));
  } finally {
    releaseLock(lockFolder, lockName);
  }
}
