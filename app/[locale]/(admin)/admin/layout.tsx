import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { AdminTabs } from "@/components/administration/admin-tabs";
import { RefreshData } from "@/components/administration/refresh-data";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { loadMessages } from "@/lib/i18n/messages";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const { heading, intro, tabs, beside, sections, refresh } = loadMessages(locale).administration;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHead title={heading} intro={intro}>
        <RefreshData labels={refresh} icon={<Icon name="refresh-cw" className="size-4.5" />} />
      </PageHead>
      <AdminTabs locale={locale} labels={{ tabs, beside, sections }}>
        {children}
      </AdminTabs>
    </div>
  );
}
