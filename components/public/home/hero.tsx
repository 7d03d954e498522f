import type { Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dusk } from "../section";
import type { PublicTexts } from "../types";

/** Labels and texts of the small sheet, in the language of the page. */
export type HeroSheet = {
  heading: string;
  cells: ReadonlyArray<readonly [label: string, value: string]>;
  objective: readonly [label: string, value: string];
  needs: string;
  stages: ReadonlyArray<readonly [label: string, minutes: number]>;
  /** A number of minutes, as "{count} min". */
  minutes: string;
};

type HeroProps = { locale: Locale; texts: PublicTexts["home"]["hero"]; sheet: HeroSheet };

export function Hero({ locale, texts, sheet }: HeroProps) {
  return (
    <Dusk>
      <div className="grid grid-cols-1 items-center gap-10 pt-12 pb-40 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-12 lg:pt-20 lg:pb-52">
        <div>
          <p className="flex items-center gap-2.5 text-sm font-semibold text-[#f8d95e]">
            <span aria-hidden="true" className="diamond" />
            {texts.eyebrow}
          </p>
          <h1 className="text-display mt-4 font-extrabold">
            {texts.promise} <span className="text-sun block">{texts.reward}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-[#dfeadd] sm:text-xl">{texts.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a
              href={localeHref(locale, "/auth?mode=register")}
              className={buttonVariants({ variant: "sun", size: "lg" })}
            >
              {texts.start}
            </a>
            <a
              href="#plan"
              className="inline-flex min-h-13 items-center rounded-lg border border-[#8fb79c] px-6 py-3 font-semibold hover:bg-white/10"
            >
              {texts.look}
            </a>
          </div>
          <p className="mt-4 text-sm text-[#dfeadd]">{texts.note}</p>
        </div>
        <SmallSheet sheet={sheet} />
      </div>
    </Dusk>
  );
}

// A look at the product beside its promise. The whole plan stands further down, so a screen reader may pass this one.
function SmallSheet({ sheet }: { sheet: HeroSheet }) {
  return (
    <div aria-hidden="true" className="sheet relative mx-auto w-full max-w-md rounded-lg p-4 text-[0.8125rem] leading-snug sm:p-5 lg:rotate-[1.5deg]">
      <p className="text-center text-sm font-extrabold tracking-wide">{sheet.heading}</p>
      <dl className="sheet-mini mt-3">
        {[...sheet.cells, sheet.objective].map(([label, value]) => (
          <div key={label}>
            <dt className="text-[0.6875rem]">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-1.5">
        {sheet.stages.map(([label, minutes], index) => (
          <div key={label} className="flex items-center gap-3">
            <span className="w-32 flex-none text-[0.75rem] leading-tight font-semibold sm:w-36">{label}</span>
            <span className="h-3 flex-1 bg-[#f1eadc]">
              <span
                className={`imigongo-band block h-3 ${index === 1 ? "text-[#12643f]" : "text-[#9c3a1c]"}`}
                style={{ width: `${minutes * 4}%` }}
              />
            </span>
            <span className="w-14 flex-none text-right text-[0.75rem] tabular-nums">
              {sheet.minutes.replace("{count}", String(minutes))}
            </span>
          </div>
        ))}
      </div>
      <p className="mt-3 flex items-center gap-2 rounded-md bg-[#e3efe4] px-3 py-2 font-semibold text-[#0f4a30]">
        <span className="diamond" />
        {sheet.needs}
      </p>
    </div>
  );
}
