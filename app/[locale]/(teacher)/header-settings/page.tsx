import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { HeaderForm } from "@/components/headers/header-form";
import { PageHead } from "@/components/ui/page-head";
import { getCatalogue } from "@/lib/curriculum/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { headerInput } from "@/lib/headers/schema";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).headers.title };
}

export default async function HeaderSettingsPage() {
  const [actor, locale, catalogue] = await Promise.all([requireActor(), getLocale(), getCatalogue()]);
  const saved = await findHeaderDefaults(actor);
  const { headers: labels, reb } = loadMessages(locale);
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={labels.title} intro={labels.intro} />
      <HeaderForm
        saved={saved ?? headerInput.parse({ location: reb.create.location })}
        suggestions={{
          subject: [...new Set(catalogue.subjects.map((subject) => subject.name))].sort(),
          classLevel: catalogue.classes.map((level) => level.name),
          term: [...new Set(catalogue.terms.map((term) => String(term.term)))],
        }}
        listHref={localeHref(locale, "/lesson-plans")}
        labels={labels}
      />
    </div>
  );
}
