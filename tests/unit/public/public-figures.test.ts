import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement, ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("next-intl/server", () => ({ setRequestLocale: vi.fn() }));
vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));
// The frame of the pages shows no figures.
vi.mock("@/app/[locale]/(public)/page-frame", () => ({ Page: ({ children }: { children: ReactNode }) => children }));
vi.mock("@/lib/accounts/queries", () => ({ countTeachers: async () => 7 }));
vi.mock("@/lib/plans/queries", () => ({ countPlans: async () => 2_500 }));
vi.mock("@/lib/subscriptions/queries", async () => {
  const { seededTiers } = await import("@/db/seed/tiers");
  return { listTiers: async () => seededTiers };
});

const pages: Record<string, (props: { params: Promise<{ locale: string }> }) => Promise<ReactElement>> = {
  landing: (await import("@/app/[locale]/(public)/page")).default,
  about: (await import("@/app/[locale]/(public)/about/page")).default,
};

/** The figures that a page shows, each with its label. */
async function shownBy(name: string): Promise<string> {
  const html = renderToStaticMarkup(await pages[name]?.({ params: Promise.resolve({ locale: "en" }) }));
  return [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)]
    .map(([, label, value]) => `${value} ${label}`)
    .join("; ");
}

beforeEach(() => void vi.unstubAllEnvs());

describe.each(["landing", "about"])("the figures of the page: %s", (name) => {
  it("are the claimed ones where nothing is set", async () => {
    const shown = await shownBy(name);
    expect(shown).toContain(name === "landing" ? "20,000+ Rwandan teachers" : "500+ teachers helped");
    expect(shown).toContain("100% REB compliance");
  });

  it("are the counted ones and facts with PUBLIC_FIGURES=real", async () => {
    vi.stubEnv("PUBLIC_FIGURES", "real");
    const shown = await shownBy(name);
    expect(shown).toContain("2,500 lesson plans created");
    expect(shown).toContain("2 official forms: REB and RTB");
    expect(shown).not.toMatch(/\+|%|teachers/);
  });
});
