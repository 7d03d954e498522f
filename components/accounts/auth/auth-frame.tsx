import { ArrowLeft, FileText, Languages, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { HearingPage } from "@/components/layout/hearing-page";
import { LanguageMenu } from "@/components/layout/language-menu";
import { Brand } from "@/components/layout/mark";
import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import type accounts from "@/messages/en/accounts.json";
import type shell from "@/messages/en/shell.json";

type AuthFrameProps = {
  locale: Locale;
  labels: (typeof accounts)["frame"];
  language: (typeof shell)["language"];
  toasts: string;
  children: ReactNode;
};

/** The page around the card of /auth: on wide screens the pitch stands beside it. */
export function AuthFrame({ locale, labels, language, toasts, children }: AuthFrameProps) {
  return (
    <HearingPage data-toast-label={toasts} className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Pitch labels={labels} />
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center gap-2 px-4 py-3 sm:px-6">
          <a
            href={localeHref(locale, "/")}
            className="hover:bg-accent -ml-2 inline-flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold"
          >
            <ArrowLeft size={18} aria-hidden="true" />
            {labels.home}
          </a>
          <span className="flex-1" />
          <LanguageMenu
            current={locale}
            labels={language}
            triggerClass="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold hover:bg-accent aria-expanded:bg-accent"
            trigger={
              <>
                <Languages size={18} aria-hidden="true" />
                <span aria-hidden="true">{language[locale]}</span>
              </>
            }
          />
        </header>
        <main id="content" className="flex flex-1 flex-col items-center px-4 pt-4 pb-10 sm:px-6 lg:justify-center">
          <Brand className="mb-6 lg:hidden" />
          <div className="bg-card border-border shadow-raised w-full max-w-lg overflow-hidden rounded-2xl border">
            <div aria-hidden="true" className="imigongo-band text-primary" />
            <div className="p-5 sm:p-8">{children}</div>
          </div>
        </main>
      </div>
    </HearingPage>
  );
}

const points = [
  ["formats", NotebookPen],
  ["languages", Languages],
  ["files", FileText],
] as const;

function Pitch({ labels }: Pick<AuthFrameProps, "labels">) {
  return (
    <aside className="bg-sidebar text-sidebar-foreground relative hidden overflow-hidden lg:block">
      <div aria-hidden="true" className="imigongo-field absolute inset-0 opacity-[0.05]" />
      <div aria-hidden="true" className="hills text-sidebar-accent absolute inset-x-0 bottom-0 h-56" />
      <div className="relative flex h-full max-w-xl flex-col gap-10 p-10 xl:p-14">
        <Brand size={40} />
        <div className="my-auto grid gap-8 pb-40">
          <p className="text-4xl leading-tight font-extrabold tracking-tight text-balance xl:text-5xl xl:leading-tight">
            {labels.pitch}
          </p>
          <ul className="grid gap-5 text-lg">
            {points.map(([name, Icon]) => (
              <li key={name} className="flex items-start gap-4">
                <span className="bg-sun text-sun-foreground grid size-10 flex-none place-items-center rounded-lg">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className="pt-1.5">{labels.points[name]}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
