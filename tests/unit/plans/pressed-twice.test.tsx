import { renderToStaticMarkup } from "react-dom/server";
import type * as reactModule from "react";
import { describe, expect, it, vi } from "vitest";
import { useActionForm } from "@/components/forms/use-action-form";
import { usePlanActions } from "@/components/plans/list/use-plan-actions";
import { PlanToolbar } from "@/components/plans/page/plan-toolbar";
import { TranslateButtons } from "@/components/plans/translations/translate-buttons";
import type { ToolbarEntriesProps } from "@/components/plans/page/toolbar-entries";
import { quotaText } from "@/components/plans/quota-text";
import { loadMessages } from "@/lib/i18n/messages";
import { copyListedPlanAction } from "@/lib/plans/actions";
import { copyPlanAction } from "@/lib/plans/editing/actions";
import { translatePlanAction } from "@/lib/plans/translations/actions";
import type { FormState } from "@/lib/web/form-state";

const menu = vi.hoisted(() => ({ given: {} as ToolbarEntriesProps }));

// The page is busy: nothing is drawn anew between two presses, and a transition is never seen to be under way.
vi.mock("react", async (load) => ({
  ...(await load<typeof reactModule>()),
  useTransition: () => [false, (work: () => void) => work()],
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), unstable_rethrow: vi.fn() }));
vi.mock("@/components/ui/toast/toast", () => ({ toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock("@/components/ui/menu/menu", () => ({
  menuEntries: vi.fn(),
  Menu({ given }: { given: ToolbarEntriesProps }) {
    menu.given = given;
    return null;
  },
}));
vi.mock("@/lib/plans/actions", () => ({ copyListedPlanAction: vi.fn() }));
vi.mock("@/lib/plans/editing/actions", () => ({ copyPlanAction: vi.fn(), deletePlanAction: vi.fn() }));
vi.mock("@/lib/plans/translations/actions", () => ({
  translatePlanAction: vi.fn(),
  refreshTranslationAction: vi.fn(),
}));

const plan = { kind: "reb", id: 7 } as const;
const row = { ...plan, title: "Fractions", subject: "", classLevel: "", date: "", duration: "", teacher: "" };
const messages = loadMessages("en");
const quota = quotaText("en", messages);
const labels = { ...messages.plans, quota: quota.labels };
const paths = { view: "/lesson-plan/", edit: "/lesson-plan/edit/", api: "/api/lesson-plans" };
const context = { paths: { reb: paths, rtb: paths }, subscription: quota.subscription, labels };

/** What a component gives while it is made, where there is no browser to press anything. */
function made<Value>(use: () => Value): Value {
  let value: Value | undefined;
  function Probe() {
    value = use();
    return null;
  }
  renderToStaticMarkup(<Probe />);
  if (value === undefined) throw new Error("Nothing was made.");
  return value;
}

function copyOfToolbar(): () => void {
  const hrefs = { edit: "", versions: "", subscription: "" };
  const words = messages.editor.toolbar;
  renderToStaticMarkup(
    <PlanToolbar plan={{ ...plan, title: "" }} api="" labels={words} own noted={false} {...{ hrefs, quota }} />,
  );
  return menu.given.onCopy;
}

function copyOfList(): () => void {
  const { actions } = made(() => usePlanActions(context));
  return () => actions.copy({ ...row, state: "draft", score: null });
}

function translation(): () => void {
  const choices = [{ language: "fr", label: "Into French" }];
  const [button] = made(() => TranslateButtons({ plan, choices, labels: { working: "", failed: "" } }));
  const { onClick } = button?.props as { onClick: () => void };
  return onClick;
}

describe("two quick presses on a page that is busy", () => {
  it.each([
    ["copy a plan once, on its page", copyOfToolbar, copyPlanAction],
    ["copy a plan once, in a list", copyOfList, copyListedPlanAction],
    ["translate a plan once", translation, translatePlanAction],
  ] as const)("%s, and again only when that is done", async (_, find, action) => {
    const answer = Promise.withResolvers<FormState<never>>();
    vi.mocked(action).mockReturnValue(answer.promise);
    const press = find();
    press();
    press();
    expect(action).toHaveBeenCalledTimes(1);
    answer.resolve({ status: "error", message: "" });
    await vi.waitFor(() => {
      press();
      expect(action).toHaveBeenCalledTimes(2);
    });
  });

  it("send a form once, which makes a plan once", async () => {
    const send = vi.fn(() => Promise.withResolvers<FormState>().promise);
    const { props } = made(() => useActionForm({ start: { description: "" }, send, failed: "" }));
    const submission = { preventDefault: vi.fn(), persist: vi.fn(), currentTarget: null } as unknown;
    vi.stubGlobal("FormData", Map);
    for (let press = 0; press < 2; press += 1) props.onSubmit(submission as Parameters<typeof props.onSubmit>[0]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});
