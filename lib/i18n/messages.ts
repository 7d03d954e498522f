import { defaultLocale, type Locale } from "@/lib/core/language";
import enAccounts from "@/messages/en/accounts.json";
import enCommon from "@/messages/en/common.json";
import enErrors from "@/messages/en/errors.json";
import enGeneration from "@/messages/en/generation.json";
import enHeaders from "@/messages/en/headers.json";
import enLegal from "@/messages/en/legal.json";
import enPlans from "@/messages/en/plans.json";
import enPublic from "@/messages/en/public.json";
import enReb from "@/messages/en/reb.json";
import enSandbox from "@/messages/en/sandbox.json";
import enShell from "@/messages/en/shell.json";
import frAccounts from "@/messages/fr/accounts.json";
import frCommon from "@/messages/fr/common.json";
import frErrors from "@/messages/fr/errors.json";
import frGeneration from "@/messages/fr/generation.json";
import frHeaders from "@/messages/fr/headers.json";
import frLegal from "@/messages/fr/legal.json";
import frPlans from "@/messages/fr/plans.json";
import frPublic from "@/messages/fr/public.json";
import frReb from "@/messages/fr/reb.json";
import frSandbox from "@/messages/fr/sandbox.json";
import frShell from "@/messages/fr/shell.json";
import rwAccounts from "@/messages/rw/accounts.json";
import rwCommon from "@/messages/rw/common.json";
import rwErrors from "@/messages/rw/errors.json";
import rwGeneration from "@/messages/rw/generation.json";
import rwHeaders from "@/messages/rw/headers.json";
import rwLegal from "@/messages/rw/legal.json";
import rwPlans from "@/messages/rw/plans.json";
import rwPublic from "@/messages/rw/public.json";
import rwReb from "@/messages/rw/reb.json";
import rwSandbox from "@/messages/rw/sandbox.json";
import rwShell from "@/messages/rw/shell.json";

const en = {
  accounts: enAccounts,
  common: enCommon,
  errors: enErrors,
  generation: enGeneration,
  headers: enHeaders,
  legal: enLegal,
  plans: enPlans,
  public: enPublic,
  reb: enReb,
  sandbox: enSandbox,
  shell: enShell,
};

export type Messages = typeof en;

const byLocale: Record<Locale, Messages> = {
  en,
  fr: {
    accounts: frAccounts,
    common: frCommon,
    errors: frErrors,
    generation: frGeneration,
    headers: frHeaders,
    legal: frLegal,
    plans: frPlans,
    public: frPublic,
    reb: frReb,
    sandbox: frSandbox,
    shell: frShell,
  },
  rw: {
    accounts: rwAccounts,
    common: rwCommon,
    errors: rwErrors,
    generation: rwGeneration,
    headers: rwHeaders,
    legal: rwLegal,
    plans: rwPlans,
    public: rwPublic,
    reb: rwReb,
    sandbox: rwSandbox,
    shell: rwShell,
  },
};

/** Every message of a language. `npm run messages` holds the three to the same keys. */
export function loadMessages(locale: Locale): Messages {
  return byLocale[locale] ?? byLocale[defaultLocale];
}
