import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BankNotice } from "@/components/plans/bank-notice";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadMessages } from "@/lib/i18n/messages";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { rtb } from "@/lib/plans/kinds/rtb/kind";

describe("what a teacher is told where the bank has nothing on her topic", () => {
  it.each(["en", "fr", "rw"] as const)("is said plainly in %s, with what lies next to it", (locale) => {
    const messages = loadMessages(locale);
    const neighbours = reb.neighbours({ ...aRebRequest(), lessonTitle: "Light and photosynthesis", subject: "SET" });
    const page = renderToStaticMarkup(<BankNotice neighbours={neighbours} messages={messages} />);
    expect(page).toContain(messages.editor.bank.title);
    expect(page).toContain("(photosynthesis)");
  });

  it("names the lesson in another language", () => {
    const asked = { ...aRebRequest(), lessonTitle: "photosynthesis", subject: "SET", classLevel: "P5", language: "sw" };
    const elsewhere = reb.neighbours(asked)?.elsewhere ?? null;
    expect(elsewhere?.language).toBe("en");
    const page = renderToStaticMarkup(
      <BankNotice neighbours={{ elsewhere, near: [] }} messages={loadMessages("en")} />,
    );
    expect(page).toContain("(English)");
  });

  it("is nothing for a plan that holds its lesson", () => {
    expect(renderToStaticMarkup(<BankNotice neighbours={null} messages={loadMessages("en")} />)).toBe("");
  });

  it("holds for sessions as well", () => {
    const found = rtb.neighbours({ ...aRtbRequest(), topicOfSession: "switch for a fan", trade: "Electricity" });
    expect(Array.isArray(found?.near)).toBe(true);
  });
});
