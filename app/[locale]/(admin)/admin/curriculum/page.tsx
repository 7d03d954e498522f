import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { ImportForm } from "@/components/administration/import-form";
import { Proposals } from "@/components/administration/proposals";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/core/interpolate";
import { requiredColumns, unitColumns } from "@/lib/curriculum/import/constants";
import { listProposals } from "@/lib/curriculum/growth/queries";
import { getCatalogue } from "@/lib/curriculum/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { requireAdministrator } from "@/lib/web/session";
import { confirmProposalAction, importUnitsAction, previewUnitsAction, rejectProposalAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).curriculum.title };
}

export default async function CurriculumPage() {
  const [actor, locale] = await Promise.all([requireAdministrator(), getLocale()]);
  const [proposals, { classes }] = await Promise.all([listProposals(actor), getCatalogue()]);
  const words = loadMessages(locale).curriculum;
  return (
    <section aria-labelledby="curriculum" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-1">
          <h2 id="curriculum">{words.title}</h2>
          <p className="text-muted-foreground">{words.intro}</p>
        </div>
        <ButtonLink href="/api/admin/curriculum" variant="outline" download>
          <Icon name="download" className="size-4.5" />
          {words.export}
        </ButtonLink>
      </div>
      <div className="grid max-w-prose gap-1">
        <h3>{words.columnsTitle}</h3>
        <p className="text-muted-foreground">
          {interpolate(words.columnsText, { columns: unitColumns.join(", "), required: requiredColumns.join(", ") })}
        </p>
      </div>
      <section aria-labelledby="proposals" className="order-last grid gap-4">
        <div className="grid max-w-prose gap-1">
          <h3 id="proposals">{words.proposals.title}</h3>
          <p className="text-muted-foreground">{proposals.length > 0 ? words.proposals.text : words.proposals.none}</p>
        </div>
        <Proposals
          proposals={proposals.map((proposal) => ({ ...proposal, hasUnits: proposal.kind === "unit" }))}
          classes={[...new Set(classes.map(({ name }) => name))]}
          confirm={confirmProposalAction}
          reject={rejectProposalAction}
          labels={words.proposals}
        />
      </section>
      <ImportForm preview={previewUnitsAction} write={importUnitsAction} labels={words} locale={locale} />
    </section>
  );
}
