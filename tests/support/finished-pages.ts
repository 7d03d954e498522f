// Pages of a made-up build, finished as the real one's are.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressedForms } from "@/server/pages/compressed-forms.mjs";
import { digestOf, FinishedPages, type FrameworkPage, type ListedPage } from "@/server/pages/finished-pages.mjs";
import { finishPage } from "@/server/pages/page-html.mjs";

export const sheets = new Map([["/s.css", "p{color:red}"]]);
export const ownScripts = ["theme()", "menus()"];

const styleLink = '<link rel="stylesheet" href="/s.css" data-precedence="next"/>';
/** A page that keeps the framework. */
export const wholeHtml = `<head><script>one()</script><script>two()</script><script src="/a.js"></script>${styleLink}</head>${"<p>Muraho</p>".repeat(50)}`;

/** As the framework writes it, with its scripts here and there and its data at the end. */
export const frameworkParts = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"<p>"])</script>',
  '<script>self.__next_f.push([1,"data"])</script>',
] as const;

/** A page that says that it needs nothing of the framework. */
export function plainHtml(greeting = "Muraho"): string {
  const [early, file, ...end] = frameworkParts;
  return `<head>${early}${file}<script>theme()</script>${styleLink}</head><div data-plain=""><script>menus()</script><p>${greeting}</p></div>${end.join("")}`;
}

type Options = {
  security?: { https: boolean; video: string };
  ask?: (path: string) => Promise<FrameworkPage | null>;
  time?: () => number;
  pause?: () => Promise<void>;
  folder?: string;
};

/** Pages by their addresses; those in `renewed` are made anew from time to time. */
export async function finishedPages(html: Record<string, string>, renewed: string[] = [], options: Options = {}) {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "isomo-pages-"));
  const list: ListedPage[] = [];
  for (const [path, text] of Object.entries(html)) {
    const { html: finished, ...rest } = finishPage(text, sheets, ownScripts);
    const name = `page${path}x`;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    for (const [ending, bytes] of Object.entries(await compressedForms(finished)))
      writeFileSync(join(folder, name + ending), bytes);
    const cacheControl = "s-maxage=31536000";
    list.push({ path, name, ...rest, renewed: renewed.includes(path), cacheControl, digest: digestOf(finished) });
  }
  const { security = { https: false, video: "" }, ask = () => Promise.resolve(null), time, pause } = options;
  const clock = { ...(time && { time }), ...(pause && { pause }) };
  return new FinishedPages({ list, folder, sheets, security, ask, own: ownScripts, ...clock });
}
