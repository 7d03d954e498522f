import { defaultLocale, type Locale } from "@/lib/core/language";

/** Names of one mail service that takes dots in a name for nothing. */
const dotless = ["gmail.com", "googlemail.com"];

/** The mailbox behind an address: what stands after a plus sign is its owner's own mark. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).toLowerCase().split("+")[0] ?? "";
  const domain = email.slice(at + 1).toLowerCase();
  return dotless.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Whether two addresses reach the same person. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** The address that an invited colleague opens, in the language of who invited, who is told by the e-mail address. */
export function invitationLink({ appUrl, locale }: { appUrl: string; locale: Locale }, email: string): string {
  return `${appUrl}${locale === defaultLocale ? "" : `/${locale}`}/auth?${new URLSearchParams({ mode: "register", ref: email })}`;
}

/** WhatsApp's address that opens a message for the sender to choose whom it goes to. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
