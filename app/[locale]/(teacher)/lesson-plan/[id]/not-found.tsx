import { getLocale, getTranslations } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default async function LessonPlanNotFound() {
  const [t, locale] = await Promise.all([getTranslations("editor"), getLocale()]);
  return (
    <EmptyState
      title={t("detail.notFound")}
      actions={<ButtonLink href={localeHref(locale, "/dashboard")}>{t("toolbar.back")}</ButtonLink>}
    >
      {t("detail.notFoundText")}
    </EmptyState>
  );
}
