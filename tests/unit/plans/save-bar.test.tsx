import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { SaveBar } from "@/components/plans/editor/save-bar";
import { loadMessages } from "@/lib/i18n/messages";

const labels = loadMessages("en").editor;

function shown(name: "saved" | "offline" | "signedOut"): string {
  const rest = { labels, busy: false, signInHref: "/auth", onChoose: vi.fn(), check: null, children: null };
  return renderToStaticMarkup(<SaveBar state={{ name }} {...rest} />);
}

/** The rules of a style sheet, each with its selector. */
function rulesOf(file: string): string[] {
  return readFileSync(file, "utf8").match(/[^{}]+\{[^{}]*\}/g) ?? [];
}

describe("the bar of the editor", () => {
  it("has room kept for it below whatever the keyboard comes to, more where it has trouble to tell", () => {
    const kept = rulesOf("components/plans/editor/editor.css").filter((rule) => rule.includes("scroll-padding-bottom"));
    expect(kept.every((rule) => rule.includes("html:has([data-save-state]"))).toBe(true);
    expect(kept.length).toBe(3);
    expect(kept.filter((rule) => rule.includes('[role="status"]:not(:empty)'))).toHaveLength(1);
    expect(readFileSync("app/globals.css", "utf8")).toContain("plans/editor/editor.css");
    expect(shown("saved")).toMatch(/data-save-state="saved".*<span role="status"><\/span>/);
    expect(shown("offline")).toMatch(/data-save-state="offline".*<span role="status">[^<]/);
  });

  it("offers to sign in where the session has ended", () => {
    expect(shown("signedOut")).toContain(labels.autosave.signIn);
  });
});
