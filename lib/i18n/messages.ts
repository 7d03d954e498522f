import { defaultLocale, type Locale } from "@/lib/core/language";
import { withFallback } from "./fallback";
import enAccounts from "@/messages/en/accounts.json";
import enActivity from "@/messages/en/activity.json";
import enAdministration from "@/messages/en/administration.json";
import enApi from "@/messages/en/api.json";
import enAudit from "@/messages/en/audit.json";
import enCheckout from "@/messages/en/checkout.json";
import enCommon from "@/messages/en/common.json";
import enContact from "@/messages/en/contact.json";
import enCurriculum from "@/messages/en/curriculum.json";
import enEditor from "@/messages/en/editor.json";
import enErrors from "@/messages/en/errors.json";
import enFailures from "@/messages/en/failures.json";
import enGeneration from "@/messages/en/generation.json";
import enHeaders from "@/messages/en/headers.json";
import enInspection from "@/messages/en/inspection.json";
import enLegal from "@/messages/en/legal.json";
import enNotifications from "@/messages/en/notifications.json";
import enPayments from "@/messages/en/payments.json";
import enPicking from "@/messages/en/picking.json";
import enPlans from "@/messages/en/plans.json";
import enProfile from "@/messages/en/profile.json";
import enPublic from "@/messages/en/public.json";
import enRating from "@/messages/en/rating.json";
import enReb from "@/messages/en/reb.json";
import enReferrals from "@/messages/en/referrals.json";
import enReports from "@/messages/en/reports.json";
import enResources from "@/messages/en/resources.json";
import enReview from "@/messages/en/review.json";
import enRtb from "@/messages/en/rtb.json";
import enSandbox from "@/messages/en/sandbox.json";
import enSecurity from "@/messages/en/security.json";
import enShell from "@/messages/en/shell.json";
import enSubscriptions from "@/messages/en/subscriptions.json";
import enTools from "@/messages/en/tools.json";
import enTranslation from "@/messages/en/translation.json";
import frAccounts from "@/messages/fr/accounts.json";
import frActivity from "@/messages/fr/activity.json";
import frAdministration from "@/messages/fr/administration.json";
import frApi from "@/messages/fr/api.json";
import frAudit from "@/messages/fr/audit.json";
import frCheckout from "@/messages/fr/checkout.json";
import frCommon from "@/messages/fr/common.json";
import frContact from "@/messages/fr/contact.json";
import frCurriculum from "@/messages/fr/curriculum.json";
import frEditor from "@/messages/fr/editor.json";
import frErrors from "@/messages/fr/errors.json";
import frFailures from "@/messages/fr/failures.json";
import frGeneration from "@/messages/fr/generation.json";
import frHeaders from "@/messages/fr/headers.json";
import frInspection from "@/messages/fr/inspection.json";
import frLegal from "@/messages/fr/legal.json";
import frNotifications from "@/messages/fr/notifications.json";
import frPayments from "@/messages/fr/payments.json";
import frPicking from "@/messages/fr/picking.json";
import frPlans from "@/messages/fr/plans.json";
import frProfile from "@/messages/fr/profile.json";
import frPublic from "@/messages/fr/public.json";
import frRating from "@/messages/fr/rating.json";
import frReb from "@/messages/fr/reb.json";
import frReferrals from "@/messages/fr/referrals.json";
import frReports from "@/messages/fr/reports.json";
import frResources from "@/messages/fr/resources.json";
import frReview from "@/messages/fr/review.json";
import frRtb from "@/messages/fr/rtb.json";
import frSandbox from "@/messages/fr/sandbox.json";
import frSecurity from "@/messages/fr/security.json";
import frShell from "@/messages/fr/shell.json";
import frSubscriptions from "@/messages/fr/subscriptions.json";
import frTools from "@/messages/fr/tools.json";
import frTranslation from "@/messages/fr/translation.json";
import rwAccounts from "@/messages/rw/accounts.json";
import rwActivity from "@/messages/rw/activity.json";
import rwAdministration from "@/messages/rw/administration.json";
import rwApi from "@/messages/rw/api.json";
import rwAudit from "@/messages/rw/audit.json";
import rwCheckout from "@/messages/rw/checkout.json";
import rwCommon from "@/messages/rw/common.json";
import rwContact from "@/messages/rw/contact.json";
import rwCurriculum from "@/messages/rw/curriculum.json";
import rwEditor from "@/messages/rw/editor.json";
import rwErrors from "@/messages/rw/errors.json";
import rwFailures from "@/messages/rw/failures.json";
import rwGeneration from "@/messages/rw/generation.json";
import rwHeaders from "@/messages/rw/headers.json";
import rwInspection from "@/messages/rw/inspection.json";
import rwLegal from "@/messages/rw/legal.json";
import rwNotifications from "@/messages/rw/notifications.json";
import rwPayments from "@/messages/rw/payments.json";
import rwPicking from "@/messages/rw/picking.json";
import rwPlans from "@/messages/rw/plans.json";
import rwProfile from "@/messages/rw/profile.json";
import rwPublic from "@/messages/rw/public.json";
import rwRating from "@/messages/rw/rating.json";
import rwReb from "@/messages/rw/reb.json";
import rwReferrals from "@/messages/rw/referrals.json";
import rwReports from "@/messages/rw/reports.json";
import rwResources from "@/messages/rw/resources.json";
import rwReview from "@/messages/rw/review.json";
import rwRtb from "@/messages/rw/rtb.json";
import rwSandbox from "@/messages/rw/sandbox.json";
import rwSecurity from "@/messages/rw/security.json";
import rwShell from "@/messages/rw/shell.json";
import rwSubscriptions from "@/messages/rw/subscriptions.json";
import rwTools from "@/messages/rw/tools.json";
import rwTranslation from "@/messages/rw/translation.json";

const en = {
  accounts: enAccounts,
  activity: enActivity,
  administration: enAdministration,
  api: enApi,
  audit: enAudit,
  checkout: enCheckout,
  common: enCommon,
  contact: enContact,
  curriculum: enCurriculum,
  editor: enEditor,
  errors: enErrors,
  failures: enFailures,
  generation: enGeneration,
  headers: enHeaders,
  inspection: enInspection,
  legal: enLegal,
  notifications: enNotifications,
  payments: enPayments,
  picking: enPicking,
  plans: enPlans,
  profile: enProfile,
  public: enPublic,
  rating: enRating,
  reb: enReb,
  referrals: enReferrals,
  reports: enReports,
  resources: enResources,
  review: enReview,
  rtb: enRtb,
  sandbox: enSandbox,
  security: enSecurity,
  shell: enShell,
  subscriptions: enSubscriptions,
  tools: enTools,
  translation: enTranslation,
};

export type Messages = typeof en;

const byLocale: Record<Locale, Messages> = {
  en,
  fr: {
    accounts: frAccounts,
    activity: frActivity,
    administration: frAdministration,
    api: frApi,
    audit: frAudit,
    checkout: frCheckout,
    common: frCommon,
    contact: frContact,
    curriculum: frCurriculum,
    editor: frEditor,
    errors: frErrors,
    failures: frFailures,
    generation: frGeneration,
    headers: frHeaders,
    inspection: frInspection,
    legal: frLegal,
    notifications: frNotifications,
    payments: frPayments,
    picking: frPicking,
    plans: frPlans,
    profile: frProfile,
    public: frPublic,
    rating: frRating,
    reb: frReb,
    referrals: frReferrals,
    reports: frReports,
    resources: frResources,
    review: frReview,
    rtb: frRtb,
    sandbox: frSandbox,
    security: frSecurity,
    shell: frShell,
    subscriptions: frSubscriptions,
    tools: frTools,
    translation: frTranslation,
  },
  rw: {
    accounts: rwAccounts,
    activity: rwActivity,
    administration: rwAdministration,
    api: rwApi,
    audit: rwAudit,
    checkout: rwCheckout,
    common: rwCommon,
    contact: rwContact,
    curriculum: rwCurriculum,
    editor: rwEditor,
    errors: rwErrors,
    failures: rwFailures,
    generation: rwGeneration,
    headers: rwHeaders,
    inspection: rwInspection,
    legal: rwLegal,
    notifications: rwNotifications,
    payments: rwPayments,
    picking: rwPicking,
    plans: rwPlans,
    profile: rwProfile,
    public: rwPublic,
    rating: rwRating,
    reb: rwReb,
    referrals: rwReferrals,
    reports: rwReports,
    resources: rwResources,
    review: rwReview,
    rtb: rwRtb,
    sandbox: rwSandbox,
    security: rwSecurity,
    shell: rwShell,
    subscriptions: rwSubscriptions,
    tools: rwTools,
    translation: rwTranslation,
  },
};

const complete: Record<Locale, Messages> = {
  en,
  fr: withFallback(en, byLocale.fr),
  rw: withFallback(en, byLocale.rw),
};

/**
 * Every message of a language; what it lacks or leaves empty is said in English. `npm run messages` holds the three to the
 * same keys.
 */
export function loadMessages(locale: Locale): Messages {
  return complete[locale] ?? complete[defaultLocale];
}
