// After the build: every prerendered page once as it goes out, compressed twice, beside a list of what the front has to know
// of it. A page that is not written as server/pages/page-html.mjs knows it ends the build.
import { mkdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pagesFolder, prerenderedPages, readPrerendered, styleSheets } from "../server/pages/build-output.mjs";
import { compressedForms } from "../server/pages/compressed-forms.mjs";
import { digestOf } from "../server/pages/finished-pages.mjs";
import { finishPage } from "../server/pages/page-html.mjs";

const sheets = styleSheets();

function finished({ path, name }) {
  try {
    return finishPage(readPrerendered(name), sheets);
  } catch (error) {
    throw new Error(`The page ${path} cannot be finished: ${error.message}`, { cause: error });
  }
}

async function finish(page) {
  const { html, ...rest } = finished(page);
  const file = join(pagesFolder, page.name);
  mkdirSync(dirname(file), { recursive: true });
  const forms = await compressedForms(html);
  await Promise.all(Object.entries(forms).map(([ending, bytes]) => writeFile(`${file}${ending}`, bytes)));
  return { ...page, ...rest, digest: digestOf(html) };
}

rmSync(pagesFolder, { recursive: true, force: true });
const list = [];
for (const page of prerenderedPages()) list.push(await finish(page));
if (!list.some(({ plain }) => plain)) throw new Error("No page says that it needs nothing of the framework.");
await writeFile(join(pagesFolder, "pages.json"), JSON.stringify(list, null, 1));
