import type { Locale } from "@/lib/core/language";
import { searchable } from "@/lib/core/searchable";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorOf } from "@/lib/i18n/translator";
import type { NotificationKind, NotificationParams } from "./types";

function isKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(loadMessages("en").notifications.kinds, kind);
}

/** Title and message of a notification in a language. A kind that is no longer known keeps its place without details. */
export function tellNotification(
  notification: { kind: string; params: NotificationParams },
  locale: Locale,
): { title: string; message: string } {
  const t = translatorOf(locale);
  const { kind, params } = notification;
  if (!isKind(kind)) return { title: t("notifications.unknown"), message: "" };
  // Each kind takes arguments of its own; what came out of the database is checked by none of their types.
  const say = t as (key: string, values: NotificationParams) => string;
  return {
    title: say(`notifications.kinds.${kind}.title`, params),
    message: say(`notifications.kinds.${kind}.message`, params),
  };
}

/** The kinds whose title, as the reader sees it, holds the searched words. Titles have no placeholders. */
export function kindsTitled(search: string, locale: Locale): string[] {
  const wanted = searchable(search);
  const kinds = Object.entries(loadMessages(locale).notifications.kinds);
  return kinds.filter(([, { title }]) => searchable(title).includes(wanted)).map(([kind]) => kind);
}
