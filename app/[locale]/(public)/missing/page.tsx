import type { Metadata } from "next";
import { Dusk } from "@/components/public/section";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "../page-frame";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { messages } = await openPublicPage(props);
  return { title: messages.public.missing.title, robots: { index: false } };
}

/** What stands at every address that does not exist. */
export default async function MissingPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { missing } = messages.public;
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
