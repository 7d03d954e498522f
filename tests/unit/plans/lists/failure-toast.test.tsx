import { renderToStaticMarkup } from "react-dom/server";
import type * as reactModule from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ListError } from "@/components/plans/list/list-error";
import { isOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { locales, type Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

const page = vi.hoisted((): { locale: Locale } => ({ locale: "en" }));

// Effects run as soon as they are known, for there is no browser to show anything first.
vi.mock("react", async (load) => ({ ...(await load<typeof reactModule>()), useEffect: (run: () => void) => run() }));
vi.mock("next/navigation", () => ({ useParams: () => page }));
vi.mock("@/components/ui/toast/toast", () => ({ toast: { error: vi.fn() } }));
vi.mock("@/components/ui/outdated", () => ({ isOutdated: vi.fn(() => false) }));

function fail(props: Partial<Parameters<typeof ListError>[0]> = {}): string {
  return renderToStaticMarkup(<ListError error={new Error("down")} retry={vi.fn()} {...props} />);
}

beforeEach(() => {
  vi.clearAllMocks();
  page.locale = "en";
});

describe("a list that could not be loaded", () => {
  it.each(locales)("says so in its place and by a toast, in %s", (locale) => {
    page.locale = locale;
    const { title, text, activities } = loadMessages(locale).failures;
    expect(fail()).toContain(title);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
    vi.clearAllMocks();
    expect(fail({ what: "activities" })).toContain(activities);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(activities);
  });

  it("says by a toast what users are told of their subscription", () => {
    fail({ what: "tiers", aloud: "subscriptions" });
    expect(toast.error).toHaveBeenCalledExactlyOnceWith("Failed to load subscription information. Please try again.");
  });

  it("has no toast where that is said elsewhere, or where only the page is too old", () => {
    fail({ aloud: false });
    vi.mocked(isOutdated).mockReturnValueOnce(true);
    expect(fail()).toContain(loadMessages("en").failures.outdated);
    expect(toast.error).not.toHaveBeenCalled();
  });
});
