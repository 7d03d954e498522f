import { describe, expect, it } from "vitest";
import { barePath, isActiveLink, localeHref, pageTitleKey } from "@/components/layout/paths";

describe("paths of the shell", () => {
  it("takes the language off an address and puts it on", () => {
    expect(barePath("/fr/dashboard")).toBe("/dashboard");
    expect(barePath("/rw")).toBe("/");
    expect(barePath("/friends")).toBe("/friends");
    expect(localeHref("rw", "/fr/lesson-plan/7")).toBe("/rw/lesson-plan/7");
    expect(localeHref("fr", "/")).toBe("/fr");
    expect(localeHref("en", "/rw/profile")).toBe("/profile");
  });

  it.each([
    ["/dashboard", "dashboard"],
    ["/fr/rtb-lesson-plans", "rtbPlans"],
    ["/lesson-plans", "plans"],
    ["/lesson-plan/create", "planCreate"],
    ["/fr/lesson-plan/quick-create", "planQuick"],
    ["/lesson-plan/edit/12", "planEdit"],
    ["/lesson-plan/12", "planDetails"],
    ["/lesson-plan/12/translation", "planDetails"],
    ["/rtb-lesson-plan/create", "rtbPlanCreate"],
    ["/rw/rtb-lesson-plan/edit/3", "rtbPlanEdit"],
    ["/rtb-lesson-plan/3", "rtbPlanDetails"],
    ["/header-settings", "headerSettings"],
    ["/rtb-header-settings", "headerSettings"],
    ["/recent-activity", "activity"],
    ["/nowhere", null],
  ])("titles %s as %s", (path, key) => {
    expect(pageTitleKey(path)).toBe(key);
  });

  it("highlights the list of a plan that is open, and only its own kind", () => {
    expect(isActiveLink("/rw/lesson-plan/edit/4", "/rw/lesson-plans")).toBe(true);
    expect(isActiveLink("/rtb-lesson-plan/4", "/lesson-plans")).toBe(false);
    expect(isActiveLink("/rtb-lesson-plan/4", "/rtb-lesson-plans")).toBe(true);
    expect(isActiveLink("/dashboard", "/")).toBe(false);
  });
});
