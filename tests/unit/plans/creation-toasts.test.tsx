import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { unreachable, useActionForm, type ActionFormOptions } from "@/components/forms/use-action-form";
import type * as actionForms from "@/components/forms/use-action-form";
import { toast } from "@/components/ui/toast/toast";
import { loadMessages } from "@/lib/i18n/messages";
import type { FormState } from "@/lib/web/form-state";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), unstable_rethrow: vi.fn() }));
vi.mock("next-intl/server", () => ({ getLocale: async () => "en", getTranslations: async () => () => "" }));
vi.mock("@/lib/i18n/navigation", () => ({ redirect: vi.fn() }));
vi.mock("@/lib/web/session", () => ({ requireActor: async () => ({ accountId: 1, school: "", fullName: "" }) }));
vi.mock("@/lib/curriculum/queries", () => ({ getCatalogue: async () => ({ classes: [], subjects: [] }) }));
vi.mock("@/lib/headers/queries", () => ({ findHeaderDefaults: async () => null }));
vi.mock("@/lib/plans/picking/queries", () => ({ listUnitOffers: async () => ({ units: [] }) }));
vi.mock("@/lib/plans/queries", () => ({ findNewestContent: async () => null }));
vi.mock("@/lib/subscriptions/queries", () => ({
  getSubscriptionInfo: async () => ({ active: true, lessonPlansRemaining: 5, tierName: "Free", expiryDate: 0 }),
}));
vi.mock("@/lib/plans/editing/actions", () => ({ createPlanAction: vi.fn(), quickPlanAction: vi.fn() }));
vi.mock("@/components/ui/toast/toast", () => ({ toast: { error: vi.fn() } }));
vi.mock("@/components/forms/use-action-form", async (load) => {
  const own = await load<typeof actionForms>();
  return { ...own, useActionForm: vi.fn(own.useActionForm) };
});

const { default: CreatePage } = await import("@/app/[locale]/(teacher)/lesson-plan/create/page");
const { default: QuickPage } = await import("@/app/[locale]/(teacher)/lesson-plan/quick-create/page");

/** What the form of a page does with the answers to it. */
async function formOf(page: () => Promise<React.ReactNode>): Promise<ActionFormOptions<string, unknown>> {
  renderToStaticMarkup(await page());
  const [options] = vi.mocked(useActionForm).mock.lastCall ?? [];
  if (!options) throw new Error("There is no form.");
  return options;
}

beforeEach(() => vi.clearAllMocks());

function refused(error: string, message?: string): FormState {
  return { status: "error", error, message };
}

describe("a plan that could not be made", () => {
  it("is told by a toast of the form, with the server's reason where there is one", async () => {
    const { onRefused } = await formOf(CreatePage);
    const { error } = loadMessages("en").common.status;
    onRefused?.(refused(unreachable, "No connection."));
    expect(toast.error).toHaveBeenLastCalledWith(error);
    onRefused?.(refused("UNEXPECTED"));
    expect(toast.error).toHaveBeenLastCalledWith(error);
    onRefused?.(refused("TOO_MANY_REQUESTS", "Wait a minute."));
    expect(toast.error).toHaveBeenLastCalledWith("Wait a minute.");
    expect(toast.error).toHaveBeenCalledTimes(3);
  });

  it("is told by a toast of quick create, in its own words", async () => {
    const { onRefused, onMistaken } = await formOf(QuickPage);
    onRefused?.(refused("UNEXPECTED", "Something broke."));
    expect(toast.error).toHaveBeenLastCalledWith("Failed to generate lesson plan. Please try again.");
    onRefused?.(refused(unreachable, "No connection."));
    expect(toast.error).toHaveBeenLastCalledWith("Failed to generate lesson plan. Please try again.");
    onMistaken?.();
    expect(toast.error).toHaveBeenLastCalledWith("Please select language and provide description");
    expect(toast.error).toHaveBeenCalledTimes(3);
  });

  it("has no toast where a dialog or a question says it", async () => {
    for (const page of [CreatePage, QuickPage]) {
      const { onRefused } = await formOf(page);
      onRefused?.(refused("PLAN_LIMIT"));
      onRefused?.({ ...refused("LESSON_UNCLEAR"), data: { title: "", near: [], elsewhere: null } });
    }
    expect(toast.error).not.toHaveBeenCalled();
  });
});
