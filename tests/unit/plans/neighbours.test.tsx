import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BankNotice } from "@/components/plans/page/bank-notice";
import type { Neighbours } from "@/lib/bank/types";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadMessages } from "@/lib/i18n/messages";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { rtb } from "@/lib/plans/kinds/rtb/kind";

const plan = { kind: "reb", id: 1, version: 2 } as const;

function shown(neighbours: Neighbours | null, locale: "en" | "fr" | "rw" = "en", source: string | null = null) {
  const standing = { source, neighbours, isUnverified: false };
  return renderToStaticMarkup(<BankNotice plan={plan} standing={standing} messages={loadMessages(locale)} />);
}

describe("what a teacher is told where the bank has nothing on her topic", () => {
  it.each(["en", "fr", "rw"] as const)("is said plainly in %s, with what lies next to it", (locale) => {
    const messages = loadMessages(locale);
    const neighbours = reb.neighbours({ ...aRebRequest(), lessonTitle: "Light and photosynthesis", subject: "SET" });
    const page = shown(neighbours, locale);
    expect(page).toContain(messages.editor.bank.title);
    expect(page).toContain("(photosynthesis)");
    const near = neighbours?.near ?? [];
    for (const { place } of near) expect(page).toContain(`(${place})`);
    expect(near.map(({ place }) => place)).toContain("P5, P6, Science and Elementary Technology");
    expect(page.split(`${messages.editor.bank.use}<`)).toHaveLength(near.length + 1);
  });

  it("names the lesson in another language", () => {
    const asked = { ...aRebRequest(), lessonTitle: "photosynthesis", subject: "SET", classLevel: "P5", language: "sw" };
    const elsewhere = reb.neighbours(asked)?.elsewhere ?? null;
    expect(elsewhere?.language).toBe("en");
    const page = shown({ elsewhere, near: [] });
    expect(page).toContain("(P5, P6, Science and Elementary Technology, English)");
  });

  it("is nothing for a plan that holds its lesson", () => {
    expect(shown(null)).toBe("");
    expect(shown(null, "en", "Friction")).toContain("Content: Friction");
  });

  it.each(["en", "fr", "rw"] as const)("says in %s that nothing vouches for what a model wrote", (locale) => {
    const { editor } = loadMessages(locale);
    const standing = { source: null, neighbours: null, isUnverified: true };
    const page = renderToStaticMarkup(<BankNotice plan={plan} standing={standing} messages={loadMessages(locale)} />);
    expect(page).toContain(editor.bank.unverifiedTitle);
    expect(page).not.toContain(editor.bank.title);
  });

  it("holds for sessions as well", () => {
    const found = rtb.neighbours({ ...aRtbRequest(), topicOfSession: "switch for a fan", trade: "Electricity" });
    expect(Array.isArray(found?.near)).toBe(true);
  });
});
