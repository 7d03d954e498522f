import type { ReactNode } from "react";
import type { PublicTexts } from "./types";

export type SupportPlaces = { email?: string; phone?: string; whatsapp?: string; community?: string };

type ContactCardsProps = { texts: PublicTexts["contact"]["cards"]; support: SupportPlaces };

/** Ways to reach the support; one that is not set yet says so. */
export function ContactCards({ texts, support }: ContactCardsProps) {
  const { email, phone, whatsapp } = support;
  const places = [
    { title: texts.email, value: email, href: email && `mailto:${email}` },
    { title: texts.phone, value: phone, href: phone && `tel:${phone.replace(/[^+\d]/g, "")}` },
    { title: texts.whatsapp, value: whatsapp?.replace(/^https?:\/\//, ""), href: whatsapp && whatsAppHref(whatsapp) },
  ];
  const known = places.filter((place) => place.href);
  return (
    <ul aria-label={texts.label} className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Card title={texts.response}>
        <p className="text-primary text-xl font-extrabold">{texts.responseText}</p>
      </Card>
      {(known.length > 0 ? known : places.slice(0, 2)).map(({ title, value, href }) => (
        <Card key={title} title={title}>
          {href ? (
            <a href={href} className="link break-all">
              {value}
            </a>
          ) : (
            <p className="text-muted-foreground">{texts.soon}</p>
          )}
        </Card>
      ))}
      <Card title={texts.community}>
        <p className="text-muted-foreground">{texts.communityText}</p>
        {support.community ? (
          <a href={support.community} rel="noopener" className="link mt-1 inline-block">
            {texts.join}
          </a>
        ) : (
          <p className="text-muted-foreground mt-1 font-semibold">{texts.soon}</p>
        )}
      </Card>
    </ul>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-border bg-card shadow-card flex gap-4 rounded-xl border p-5">
      <span aria-hidden="true" className="diamond mt-1.5 size-3" />
      <div className="min-w-0">
        <h2 className="text-base">{title}</h2>
        <div className="mt-0.5">{children}</div>
      </div>
    </li>
  );
}

/** A number as a chat address; an address stays. */
export function whatsAppHref(value: string): string {
  return /^https?:/.test(value) ? value : `https://wa.me/${value.replace(/\D/g, "")}`;
}
