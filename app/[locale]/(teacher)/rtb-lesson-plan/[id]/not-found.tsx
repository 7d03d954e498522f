import { getLocale, getTranslations } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default async function RtbLessonPlanNotFound() {
  const [t, shell, rtb, locale] = await Promise.all([
    getTranslations("editor"),
    getTranslations("shell"),
    getTranslations("rtb"),
    getLocale(),
  ]);
  return (
    <>
      <h1 className="sr-only">{shell("titles.rtbPlanDetails")}</h1>
      <EmptyState
        title={t("detail.notFound")}
        actions={<ButtonLink href={localeHref(locale, "/rtb-lesson-plans")}>{rtb("create.back")}</ButtonLink>}
      >
        {t("detail.notFoundText")}
      </EmptyState>
    </>
  );
}
