import { defaultLocale, type Locale } from "@/lib/core/language";
import enAccounts from "@/messages/en/accounts.json";
import enCommon from "@/messages/en/common.json";
import enErrors from "@/messages/en/errors.json";
import enPlans from "@/messages/en/plans.json";
import enShell from "@/messages/en/shell.json";
import frAccounts from "@/messages/fr/accounts.json";
import frCommon from "@/messages/fr/common.json";
import frErrors from "@/messages/fr/errors.json";
import frPlans from "@/messages/fr/plans.json";
import frShell from "@/messages/fr/shell.json";
import rwAccounts from "@/messages/rw/accounts.json";
import rwCommon from "@/messages/rw/common.json";
import rwErrors from "@/messages/rw/errors.json";
import rwPlans from "@/messages/rw/plans.json";
import rwShell from "@/messages/rw/shell.json";

const en = { accounts: enAccounts, common: enCommon, errors: enErrors, plans: enPlans, shell: enShell };

export type Messages = typeof en;

const byLocale: Record<Locale, Messages> = {
  en,
  fr: { accounts: frAccounts, common: frCommon, errors: frErrors, plans: frPlans, shell: frShell },
  rw: { accounts: rwAccounts, common: rwCommon, errors: rwErrors, plans: rwPlans, shell: rwShell },
};

/** Every message of a language. The checks in `npm run messages` hold the three to the same keys. */
export function loadMessages(locale: Locale): Messages {
  return byLocale[locale] ?? byLocale[defaultLocale];
}
