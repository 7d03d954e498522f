import { Download } from "lucide-react";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { ImportForm } from "@/components/administration/import-form";
import { ButtonLink } from "@/components/ui/button";
import { interpolate } from "@/lib/core/interpolate";
import { requiredColumns, unitColumns } from "@/lib/curriculum/import/constants";
import { loadMessages } from "@/lib/i18n/messages";
import { requireAdministrator } from "@/lib/web/session";
import { importUnitsAction, previewUnitsAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).curriculum.title };
}

export default async function CurriculumPage() {
  const [, locale] = await Promise.all([requireAdministrator(), getLocale()]);
  const words = loadMessages(locale).curriculum;
  return (
    <section aria-labelledby="curriculum" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-1">
          <h2 id="curriculum">{words.title}</h2>
          <p className="text-muted-foreground">{words.intro}</p>
        </div>
        <ButtonLink href="/api/admin/curriculum" variant="outline" download>
          <Download size={18} aria-hidden="true" />
          {words.export}
        </ButtonLink>
      </div>
      <div className="grid max-w-prose gap-1">
        <h3>{words.columnsTitle}</h3>
        <p className="text-muted-foreground">
          {interpolate(words.columnsText, { columns: unitColumns.join(", "), required: requiredColumns.join(", ") })}
        </p>
      </div>
      <ImportForm preview={previewUnitsAction} write={importUnitsAction} labels={words} locale={locale} />
    </section>
  );
}
