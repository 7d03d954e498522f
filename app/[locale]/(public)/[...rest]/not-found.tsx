import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { Dusk } from "@/components/public/section";
import { buttonVariants } from "@/components/ui/button-variants";
import { loadMessages } from "@/lib/i18n/messages";
import { Page } from "../page-frame";

export async function generateMetadata() {
  const { missing } = loadMessages(await getLocale()).public;
  return { title: missing.title, robots: { index: false } };
}

export default async function NotFound() {
  const locale = await getLocale();
  const { missing } = loadMessages(locale).public;
  return (
    <Page locale={locale} path="/missing">
      <Dusk>
        <div className="max-w-2xl pt-20 pb-56">
          <p aria-hidden="true" className="text-display text-sun font-extrabold">
            404
          </p>
          <h1 className="text-display mt-2 font-extrabold">{missing.title}</h1>
          <p className="mt-4 text-lg text-[#dfeadd]">{missing.subtitle}</p>
          <a
            href={localeHref(locale, "/")}
            className={buttonVariants({ variant: "sun", size: "lg", className: "mt-8" })}
          >
            {missing.home}
          </a>
        </div>
      </Dusk>
    </Page>
  );
}
