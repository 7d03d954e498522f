import type { ReactNode } from "react";
import type { PublicTexts } from "./types";

export type SupportPlaces = { email?: string; phone?: string; whatsapp?: string; community?: string };

type ContactCardsProps = { texts: PublicTexts["contact"]["cards"]; support: SupportPlaces };

/** The available ways to contact support; the form stands beside them in any case. */
export function ContactCards({ texts, support }: ContactCardsProps) {
  const { email, phone, whatsapp } = support;
  const places = [
    { title: texts.email, value: email, href: email && `mailto:${email}` },
    { title: texts.phone, value: phone, href: phone && `tel:${phone.replace(/[^+\d]/g, "")}` },
    { title: texts.whatsapp, value: whatsapp?.replace(/^https?:\/\//, ""), href: whatsapp && whatsAppHref(whatsapp) },
  ];
  return (
    <ul aria-label={texts.label} className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Card title={texts.response}>
        <p className="text-primary text-xl font-extrabold">{texts.responseText}</p>
      </Card>
      {places.map(({ title, value, href }) =>
        href ? (
          <Card key={title} title={title}>
            <a href={href} className="link break-all">
              {value}
            </a>
          </Card>
        ) : null,
      )}
      {support.community ? (
        <Card title={texts.community}>
          <p className="text-muted-foreground">{texts.communityText}</p>
          <a href={support.community} rel="noopener" className="link mt-1 inline-block">
            {texts.join}
          </a>
        </Card>
      ) : null}
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
