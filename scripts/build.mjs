// npm run build: the production build, made anew.
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { refuse } from "./lib/process.mjs";
import { readSettings } from "./lib/settings.mjs";

async function build() {
  await ensureInstalled();
  await ensureBuilt(readSettings(), { force: true });
}

build().catch((error) => refuse(error.message));
