import type { ContactMessage, ContactState } from "@/lib/contact/types";
import { interpolate } from "@/lib/core/interpolate";
import { isLocale } from "@/lib/core/language";
import { formatDateTime } from "@/lib/i18n/format";
import type contact from "@/messages/en/contact.json";

/** A message of the contact form as the inbox shows it. */
export type MessageRow = Pick<ContactMessage, "id" | "name" | "email" | "subject" | "message"> & {
  state: ContactState;
  stateName: string;
  /** When it came and was answered, and in which language; a line. */
  facts: string;
  /** Opens the reader's own mail program. */
  reply: string;
};

export function toMessageRow(item: ContactMessage, words: typeof contact): MessageRow {
  const { id, name, email, subject, message, state, createdAt, answeredAt, language } = item;
  const facts = [
    interpolate(words.came, { date: formatDateTime(createdAt) }),
    answeredAt ? interpolate(words.answeredOn, { date: formatDateTime(answeredAt) }) : "",
    isLocale(language) ? interpolate(words.language, { language: words.languages[language] }) : "",
  ];
  return {
    id,
    name,
    email,
    subject,
    message,
    state,
    stateName: words.states[state],
    facts: facts.filter(Boolean).join(" · "),
    reply: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  };
}
