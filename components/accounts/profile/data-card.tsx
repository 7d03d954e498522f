import { localeHref } from "@/components/layout/paths";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { formatDateTime } from "@/lib/i18n/format";
import type profile from "@/messages/en/profile.json";
import { ExportLink } from "./export-link";
import { ProfileSection } from "./profile-section";

type DataCardProps = {
  labels: (typeof profile)["data"];
  locale: Locale;
  consent: { consentVersion: string; consentAt: Date };
};

/** All that is kept of the reader to take along, and what the reader agreed to. */
export function DataCard({ labels, locale, consent }: DataCardProps) {
  const date = formatDateTime(consent.consentAt.toISOString());
  return (
    <ProfileSection id="data" title={labels.title} intro={labels.exportText}>
      <ExportLink label={labels.export} failed={labels.failed} />
      <p className="text-[0.9375rem]">{interpolate(labels.consent, { date, version: consent.consentVersion })}</p>
      <p className="flex flex-wrap gap-x-6">
        <a className="link inline-block py-1" href={localeHref(locale, "/terms")}>
          {labels.terms}
        </a>
        <a className="link inline-block py-1" href={localeHref(locale, "/privacy")}>
          {labels.privacy}
        </a>
      </p>
    </ProfileSection>
  );
}
