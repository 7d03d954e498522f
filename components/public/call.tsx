import { buttonVariants } from "@/components/ui/button-variants";

type CallProps = { title: string; text?: string; links: ReadonlyArray<readonly [href: string, label: string]> };

/** The last word of a page. */
export function Call({ title, text, links }: CallProps) {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 sm:pb-20">
      <div className="relative bg-[#12643f] text-white [--ring:var(--sun)] isolate overflow-hidden rounded-2xl px-6 py-12 sm:px-12 sm:py-14">
        <div aria-hidden="true" className="imigongo-field absolute inset-0 -z-10 opacity-10" />
        <h2 className="text-h1 max-w-2xl font-extrabold">{title}</h2>
        {text ? <p className="mt-3 max-w-xl text-lg">{text}</p> : null}
        <div className="mt-7 flex flex-wrap gap-3">
          {links.map(([href, label], index) => (
            <a
              key={href}
              href={href}
              className={
                index === 0
                  ? buttonVariants({ variant: "sun", size: "lg" })
                  : "inline-flex min-h-13 items-center rounded-lg border border-current px-6 py-3 font-semibold"
              }
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
