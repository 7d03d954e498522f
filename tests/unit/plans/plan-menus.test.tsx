import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { RowEntries, type RowEntriesProps } from "@/components/plans/list/row-entries";
import { ToolbarEntries } from "@/components/plans/page/toolbar-entries";
import { locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

type EntryProps = { href?: string; note?: string; children: ReactNode };

// Outside a menu an entry has nothing to close.
vi.mock("@/components/ui/menu/menu-item", () => ({
  MenuItem: ({ children, note }: EntryProps) => (
    <li>
      {children} ({note})
    </li>
  ),
  MenuLink: ({ children, href }: EntryProps) => <a href={href}>{children}</a>,
  MenuSeparator: () => <hr />,
}));

const paths = { view: "/lesson-plan/", edit: "/lesson-plan/edit/", api: "/api/lesson-plans/" };
const actions = { busy: null, askDelete: vi.fn(), copy: vi.fn(), restore: vi.fn(), download: vi.fn() };

describe.each(locales)("the menus of a plan, in %s,", (locale) => {
  const { plans, editor, subscriptions } = loadMessages(locale);

  it("say in a list that a copy costs a plan, and lead to its other languages", () => {
    const row: RowEntriesProps["row"] = {
      id: 7,
      kind: "reb",
      title: "Fractions",
      subject: "Mathematics",
      classLevel: "P5",
      date: "24/11/2026",
      duration: "40 min",
      teacher: "Alice",
      state: "completed",
      score: null,
    };
    const labels = { ...plans, quota: subscriptions.quota };
    const context = { paths: { reb: paths, rtb: paths }, subscription: "/subscription", labels };
    const shown = renderToStaticMarkup(<RowEntries {...{ row, actions, context }} />);
    expect(shown).toContain(`${plans.list.copy} (${plans.list.copyCost})`);
    expect(shown).toContain(`<a href="/lesson-plan/7#translations">${plans.list.translate}</a>`);
  });

  it("say the same on its own page", () => {
    const ways = { onCopy: vi.fn(), onTranslate: vi.fn(), onDelete: vi.fn() };
    const shown = renderToStaticMarkup(<ToolbarEntries versions="" labels={editor.toolbar} {...ways} />);
    expect(shown).toContain(`${editor.toolbar.copy} (${editor.toolbar.copyCost})`);
    expect(shown).toContain(editor.toolbar.translate);
  });
});
