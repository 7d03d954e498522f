import { locales, type Locale } from "@/lib/core/language";
import { searchable } from "@/lib/core/searchable";
import { formatMoney } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { tierName } from "@/lib/i18n/spoken-tier";
import { translatorOf } from "@/lib/i18n/translator";
import { francsOf } from "./old-sums/rules";
import type { NotificationKind, NotificationParams } from "./types";

/**
 * A mail without the code, which begins its subject, and without the secret of its link: what is kept of a mail that went
 * out opens nothing.
 */
export function withoutSecrets<Mail extends { subject: string; text: string; html?: string }>(mail: Mail): Mail {
  const code = /^\d{6}\b/.exec(mail.subject)?.[0];
  const blank = (part: string) => {
    const linkless = part.replace(/\b(link=)[\w-]{43}/g, "$1***");
    return code ? linkless.replaceAll(code, "***") : linkless;
  };
  const html = mail.html === undefined ? {} : { html: blank(mail.html) };
  return { ...mail, subject: blank(mail.subject), text: blank(mail.text), ...html };
}

function isKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(loadMessages("en").notifications.kinds, kind);
}

/** Title and message of a notification in a language. A kind that is no longer known keeps its place without details. */
export function renderNotification(
  notification: { kind: string; params: NotificationParams },
  locale: Locale,
): { title: string; message: string } {
  const t = translatorOf(locale);
  const { kind } = notification;
  const params = spokenParams(notification.params, locale);
  if (!isKind(kind)) return { title: t("notifications.unknown"), message: "" };
  // Each kind takes arguments of its own; what came out of the database is checked by none of their types.
  const say = t as (key: string, values: NotificationParams) => string;
  return {
    title: say(`notifications.kinds.${kind}.title`, params),
    message: say(`notifications.kinds.${kind}.message`, params),
  };
}

/** The sum among the values of a notification, in francs; null where there is none. */
function sumIn({ amount }: NotificationParams): number | null {
  return typeof amount === "string" ? francsOf(amount) : (amount ?? null);
}

/** The texts by which a notification is found: its values, and its sum as any reader writes it. */
export function searchedTexts(params: NotificationParams): string[] {
  const sum = sumIn(params);
  const sums = sum === null ? [] : locales.map((locale) => formatMoney(sum, locale));
  return [...Object.values(params).map(String), ...sums];
}

/** What is kept of a notification, for its reader: a sum is kept in francs, a tier by the name that its row has. */
export function spokenParams(params: NotificationParams, locale: Locale): NotificationParams {
  const spoken = { ...params };
  const sum = sumIn(params);
  if (sum !== null) spoken.amount = formatMoney(sum, locale);
  for (const name of ["tier", "item"]) {
    const value = spoken[name];
    if (typeof value === "string") spoken[name] = tierName(locale, value);
  }
  return spoken;
}

/** The kinds whose title, as the reader sees it, holds the searched words. Titles have no placeholders. */
export function kindsTitled(search: string, locale: Locale): string[] {
  const wanted = searchable(search);
  const kinds = Object.entries(loadMessages(locale).notifications.kinds);
  return kinds.filter(([, { title }]) => searchable(title).includes(wanted)).map(([kind]) => kind);
}
