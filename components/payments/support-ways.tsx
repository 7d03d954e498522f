import { whatsAppHref } from "@/components/public/contact-cards";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Support } from "./types";

type SupportWaysProps = {
  support: Support;
  /** Other words than the number or address itself. */
  labels?: Partial<Record<keyof Support, string>>;
  /** Where to go when none is set. */
  contact?: { href: string; label: string };
};

/** The support's number, chat and address as links. */
export function SupportWays({ support, labels = {}, contact }: SupportWaysProps) {
  const { phone, whatsapp, email } = support;
  const ways = [
    phone && { href: `tel:${phone.replace(/[^+\d]/g, "")}`, text: labels.phone ?? phone },
    whatsapp && { href: whatsAppHref(whatsapp), text: labels.whatsapp ?? "WhatsApp" },
    email && { href: `mailto:${email}`, text: labels.email ?? email },
  ].filter((way) => Boolean(way));
  const shown = ways.length > 0 || !contact ? ways : [{ href: contact.href, text: contact.label }];
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((way) =>
        way ? (
          <li key={way.href}>
            <a href={way.href} rel="noopener" className={buttonVariants({ variant: "outline", size: "sm" })}>
              {way.text}
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
