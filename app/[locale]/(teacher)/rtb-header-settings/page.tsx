import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { LetterheadForm } from "@/components/headers/letterhead-form";
import { localeHref } from "@/components/layout/paths";
import { BackLink } from "@/components/plans/back-link";
import { findLetterhead } from "@/lib/headers/letterhead/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).headers.letterhead.title };
}

export default async function RtbHeaderSettingsPage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const saved = await findLetterhead(actor);
  const { headers, errors } = loadMessages(locale);
  const { logoType, logoSize } = errors.fields;
  const listHref = localeHref(locale, "/rtb-lesson-plans");
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <BackLink href={listHref} label={headers.letterhead.back} />
        <h1>{headers.letterhead.title}</h1>
        <p className="text-muted-foreground">{headers.letterhead.intro}</p>
      </div>
      <LetterheadForm saved={saved} listHref={listHref} labels={{ ...headers.letterhead, logoType, logoSize }} />
    </div>
  );
}
