// The pages that are the same for every visitor, as the front sends them: finished at the build as plain files, and once more
// whenever the framework has made one anew.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compressedForms } from "./compressed-forms.mjs";
import { keptRead } from "./kept-read.mjs";
import { inlineStyleTexts } from "./inline-styles.mjs";
import { finishPage } from "./page-html.mjs";
import { contentPolicy, finishedPageHeaders, hashOf } from "../security-headers.mjs";

/** Milliseconds between two looks whether the framework has another page by now; only while it is visited. */
const lookMs = 2000;
/** How often and after which pauses the framework is asked for a page that it is making anew at the moment. */
const stale = { tries: 30, pauseMs: 1000 };
const styleHashes = inlineStyleTexts().map(hashOf);
const endings = { br: ".html.br", gzip: ".html.gz" };

/** Tells one text from another. */
export function digestOf(text) {
  return createHash("sha256").update(text).digest("base64url");
}

/** Own scripts and styles by their hashes; what scripts may put in later concerns only a page that has any of the framework. */
function policyOf({ plain, scripts, styles }, security) {
  const more = plain ? { files: [], styles: [] } : { files: ["'self'"], styles: styleHashes };
  return contentPolicy([...more.files, ...scripts], [...new Set([...styles, ...more.styles])], security);
}

/**
 * A page with its whole head, so that sending it is one call. `read` gives the bytes of a form by the ending of its file;
 * each is read at its first use and kept, unless that failed.
 */
function sendable(page, read, security) {
  const policy = policyOf(page, security);
  // Of what goes out, not of what came in: the same page under another policy is another one.
  const tag = `W/"${digestOf(policy + page.digest).slice(0, 22)}"`;
  const head = [...Object.entries({ ...finishedPageHeaders(page, policy, security), ETag: tag })].flat();
  const forms = new Map();
  async function make(encoding) {
    const bytes = await read(endings[encoding] ?? ".html");
    return {
      bytes,
      head: [...head, ...(encoding ? ["Content-Encoding", encoding] : []), "Content-Length", bytes.length],
    };
  }
  function form(encoding) {
    if (!forms.has(encoding))
      forms.set(
        encoding,
        keptRead(() => make(encoding)),
      );
    return forms.get(encoding)();
  }
  return { ...page, tag, head, form };
}

function briefly() {
  return wait(stale.pauseMs, undefined, { ref: false });
}

function report(path, error) {
  const facts = { time: new Date().toISOString(), level: "error", event: "page_not_renewed", path };
  console.error(JSON.stringify({ ...facts, reason: error.message }));
}

export class FinishedPages {
  #pages = new Map();
  #looks = new Map();
  /** Addresses of which it was said that the framework has no page. */
  #refused = new Set();
  #known;

  /**
   * `list` is what scripts/finish-pages.mjs wrote beside the files in `folder`; `ask` resolves to what the framework says of
   * a path, `{ source, html, isStale, cacheControl }`, or to null when that is no page for everybody.
   */
  constructor({ list, folder, sheets, security, ask, own, time = Date.now, pause = briefly }) {
    this.#known = { sheets, security, ask, own, time, pause };
    for (const page of list) {
      const read = (ending) => readFile(join(folder, `${page.name}${ending}`));
      this.#pages.set(page.path, sendable(page, read, security));
    }
  }

  has(path) {
    return this.#pages.has(path);
  }

  /** The page as it is; one that the framework makes anew is looked after meanwhile, and the next visit gets it. */
  get(path) {
    const page = this.#pages.get(path);
    if (page?.renewed && !(this.#looks.get(path) > this.#known.time())) this.#look(page);
    return page;
  }

  #look(page) {
    // Nobody looks a second time until this look has ended.
    this.#looks.set(page.path, Infinity);
    this.#renew(page)
      .catch((error) => report(page.path, error))
      .finally(() => this.#looks.set(page.path, this.#known.time() + lookMs));
  }

  /** What the framework has, once it is done with a new one: whoever asks for a page that is too old has that made. */
  async #asked(path) {
    const { ask, pause } = this.#known;
    let found = await ask(path);
    for (let tries = 0; found?.isStale && tries < stale.tries; tries += 1) {
      await pause();
      found = await ask(path);
    }
    return found;
  }

  /** Says it once: a page that is never made anew stays as the build left it. */
  #refuse({ path }) {
    if (this.#refused.has(path)) return;
    this.#refused.add(path);
    report(path, new Error("The framework has no page for everybody here."));
  }

  async #renew(page) {
    const { sheets, security, own } = this.#known;
    const found = await this.#asked(page.path);
    if (!found) return this.#refuse(page);
    if (found.source === page.source) return;
    // Even if it cannot be finished: it would be no different the next time.
    page.source = found.source;
    const { html, ...rest } = finishPage(found.html, sheets, own);
    const { path, name, renewed } = page;
    const next = {
      path,
      name,
      renewed,
      ...rest,
      digest: digestOf(html),
      source: found.source,
      cacheControl: found.cacheControl,
    };
    const forms = await compressedForms(html);
    this.#pages.set(
      path,
      sendable(next, async (ending) => forms[ending], security),
    );
  }
}
