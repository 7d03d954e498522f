import type { Metadata } from "next";
import { describe, expect, it, vi } from "vitest";
import { locales, type Locale } from "@/lib/core/language";
import { pagePlaces, unvisited } from "@/tests/support/page-places";

const reader = vi.hoisted((): { locale: Locale } => ({ locale: "en" }));

vi.mock("next-intl/server", () => ({ getLocale: async () => reader.locale }));
vi.mock("@/lib/web/locale", () => ({ requestLocale: async () => reader.locale }));
vi.mock("@/lib/web/session", () => ({ requireActor: async () => ({ accountId: 1 }), findActor: vi.fn() }));
vi.mock("@/lib/web/entrance", () => ({ readEntranceCookie: vi.fn() }));
vi.mock("@/lib/i18n/navigation", () => ({ redirect: vi.fn() }));
vi.mock("@/lib/accounts/entrance/service", () => ({ findHalfway: vi.fn() }));
vi.mock("@/components/accounts/entrance/entrance-view", () => ({ EntranceView: vi.fn() }));
vi.mock("@/components/plans/forms", () => ({ planForms: {} }));
vi.mock("@/components/sandbox/checkout", () => ({ Checkout: vi.fn() }));
vi.mock("@/components/sandbox/account-chooser", () => ({ AccountChooser: vi.fn() }));
vi.mock("@/lib/payments/gateway", () => ({ currentGateway: vi.fn() }));
vi.mock("@/lib/payments/gateways/sandbox/queries", () => ({ findSandboxCharge: vi.fn() }));
vi.mock("@/lib/plans/translations/queries", () => ({
  getSideBySide: async (_actor: unknown, { kind }: { kind: "reb" | "rtb" }) => ({
    languages: { source: "en", translation: "fr" },
    translation: { kind, content: { lessonTitle: "Les fractions", topicOfSession: "Les murs" } },
  }),
}));

type Place = { params: Promise<{ id: string }> };
type Page = { generateMetadata: (place: Place) => Promise<Metadata> };

const pages: Record<string, () => Promise<Page>> = {
  "/auth/second-factor": () => import("@/app/[locale]/(auth)/auth/second-factor/page"),
  "/lesson-plan/[id]/translation": () => import("@/app/[locale]/(teacher)/lesson-plan/[id]/translation/page"),
  "/rtb-lesson-plan/[id]/translation": () => import("@/app/[locale]/(teacher)/rtb-lesson-plan/[id]/translation/page"),
  "/sandbox/checkout/[txRef]": () => import("@/app/sandbox/checkout/[txRef]/page"),
  "/sandbox/google/accounts/[uid]": () => import("@/app/sandbox/google/accounts/[uid]/page"),
};

async function titleOf(place: string): Promise<string> {
  const page = await pages[place]?.();
  return String((await page?.generateMetadata({ params: Promise.resolve({ id: "7" }) }))?.title ?? "");
}

describe("pages that cannot just be visited", () => {
  it("are pages", () => expect(pagePlaces()).toEqual(expect.arrayContaining(unvisited)));

  it.each(locales)("have titles of their own, in %s", async (locale) => {
    reader.locale = locale;
    const titles = await Promise.all(unvisited.map(titleOf));
    expect(titles).not.toContain("");
    expect(new Set(titles).size, titles.join("\n")).toBe(unvisited.length);
    expect(titles[1]).toMatch(/.+ · Les fractions$/);
    expect(titles[2]).toMatch(/.+ · Les murs$/);
    reader.locale = locale === "en" ? "rw" : "en";
    const others = await Promise.all(unvisited.map(titleOf));
    expect(titles.filter((title) => others.includes(title))).toEqual([]);
  });
});
