import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { TranslationPanel } from "@/components/plans/translations/translation-panel";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import type { Plan } from "@/lib/plans/types";

vi.mock("@/components/plans/translations/translate-buttons", () => ({
  TranslateButtons: ({ choices }: { choices: { label: string }[] }) => choices.map(({ label }) => label).join(),
}));

const plan: Plan = {
  id: 7,
  kind: "reb",
  ownerId: 1,
  status: "completed",
  version: 1,
  content: { language: "en" },
  createdAt: "",
  updatedAt: "",
  deletedAt: null,
  run: null,
  review: null,
};

describe.each(locales)("the other languages of a plan, in %s,", (locale) => {
  const { translation: labels } = loadMessages(locale);
  const shown = (offered: boolean) =>
    renderToStaticMarkup(
      <TranslationPanel {...{ plan, locale, labels }} translations={{ offered, made: [], source: null }} />,
    );

  it("are offered where they can be made", () => {
    expect(shown(true)).toMatch(/<details id="translations" open=""/);
    expect(shown(true)).not.toContain(labels.none);
  });

  it("are folded, with what to do instead, where nothing translates", () => {
    expect(shown(false)).not.toContain("open=");
    expect(shown(false)).toContain(labels.none);
    expect(shown(false)).toMatch(/href="[^"]*\/lesson-plan\/create"/);
  });
});
