import type { Metadata } from "next";
import { DemoVideo } from "@/components/public/demo-video";
import { publicMetadata } from "@/components/public/metadata";
import { PageHead } from "@/components/public/section";
import { breadcrumbs } from "@/components/public/structured-data";
import { videoSource } from "@/components/public/video";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { env } from "@/lib/core/env";
import { openPublicPage, type LocaleParams } from "@/lib/web/public-page";
import { Page } from "../page-frame";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, messages } = await openPublicPage(props);
  return publicMetadata({ appUrl: env().appUrl, locale, path: "/demo", ...messages.public.demo.meta });
}

export default async function DemoPage(props: LocaleParams) {
  const { locale, messages } = await openPublicPage(props);
  const { appUrl, DEMO_VIDEO_URL } = env();
  const { demo, home } = messages.public;
  const video = videoSource(DEMO_VIDEO_URL);
  const data = [breadcrumbs({ appUrl, locale, texts: messages.public, path: "/demo", title: demo.meta.title })];
  const links = [
    ["/auth?mode=register&plan=reb", demo.reb],
    ["/auth?mode=register&plan=rtb", demo.rtb],
    ["/auth?mode=register", demo.any],
  ] as const;
  return (
    <Page locale={locale} path="/demo" data={data}>
      <PageHead title={demo.title} lead={demo.lead} />
      <div className="mx-auto max-w-4xl px-4 pt-4 pb-16 sm:px-6">
        <DemoVideo video={video} texts={{ ...home.video, soon: demo.soon }} />
        {video ? null : <p className="mt-6 text-lg">{demo.soonText}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          {links.map(([target, label], index) => (
            <a
              key={target}
              href={localeHref(locale, target)}
              className={buttonVariants({ variant: index < 2 ? "primary" : "outline", size: "lg" })}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </Page>
  );
}
