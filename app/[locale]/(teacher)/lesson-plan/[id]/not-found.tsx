import { getLocale, getTranslations } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default async function LessonPlanNotFound() {
  const [t, shell, locale] = await Promise.all([getTranslations("editor"), getTranslations("shell"), getLocale()]);
  return (
    <>
      <h1 className="sr-only">{shell("titles.planDetails")}</h1>
      <EmptyState
        title={t("detail.notFound")}
        actions={<ButtonLink href={localeHref(locale, "/dashboard")}>{t("toolbar.back")}</ButtonLink>}
      >
        {t("detail.notFoundText")}
      </EmptyState>
    </>
  );
}
