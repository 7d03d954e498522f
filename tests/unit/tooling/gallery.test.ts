import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Gallery } from "@/components/gallery/gallery";
import { words } from "@/components/gallery/words";

/** Shown as a part of another, by itself nothing to look at, or only within a form that is sent. */
const within = /^(borrowed|flash-toast|input|label|select|submit-button|textarea|toaster|.+-surface)$/;

describe("the gallery", () => {
  it("draws its sections on the server, and nothing that is open over the page", () => {
    const html = renderToStaticMarkup(createElement(Gallery));
    for (const title of Object.values(words.parts)) expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).not.toContain('role="dialog"');
  });

  it("shows every part of the kit", () => {
    const sources = readdirSync("components/gallery").map((file) => readFileSync(`components/gallery/${file}`, "utf8"));
    const files = readdirSync("components/ui", { recursive: true, encoding: "utf8" });
    const parts = files.flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);
    expect(parts).toContain("dialog/dialog");
    const missing = parts.filter((part) => !sources.some((text) => text.includes(`from "@/components/ui/${part}"`)));
    expect(missing.filter((part) => !within.test(basename(part)))).toEqual([]);
  });
});
