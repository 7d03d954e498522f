import { Mail, MessageCircle, Phone, UsersRound } from "lucide-react";
import type resources from "@/messages/en/resources.json";
import { localeHref } from "@/components/layout/paths";
import { whatsAppHref, type SupportPlaces } from "@/components/public/contact-cards";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Locale } from "@/lib/core/language";

type SupportLinksProps = { support: SupportPlaces; locale: Locale; labels: (typeof resources)["help"] };

/** The ways to reach people that are set; the contact page when none is. */
export function SupportLinks({ support, locale, labels }: SupportLinksProps) {
  const { phone, whatsapp, email, community } = support;
  const ways = [
    { label: labels.phone, icon: Phone, href: phone && `tel:${phone.replace(/[^+\d]/g, "")}` },
    { label: labels.whatsapp, icon: MessageCircle, href: whatsapp && whatsAppHref(whatsapp) },
    { label: labels.email, icon: Mail, href: email && `mailto:${email}` },
    { label: labels.community, icon: UsersRound, href: community },
  ].filter((way) => way.href);
  const shown = ways.length > 0 ? ways : [{ label: labels.contact, icon: Mail, href: localeHref(locale, "/contact") }];
  return (
    <ul className="flex flex-wrap gap-3">
      {shown.map(({ label, icon: Icon, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" className={buttonVariants({ variant: "outline" })}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
