"use client";

import type { Locale } from "@/lib/core/language";
import { Suspense, useState, type ComponentProps } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { deleteTierAction } from "@/lib/administration/tiers/actions";
import { interpolate } from "@/lib/core/interpolate";
import { formatMoney, formatNumber } from "@/lib/i18n/format";
import type { Tier } from "@/lib/subscriptions/types";
import { idle } from "@/lib/web/form-state";
import type administration from "@/messages/en/administration.json";
import type { TierDialog as Loaded } from "./tier-dialog";
import { useAdministering } from "../use-administering";

/** Brings its fields along. */
const TierDialog = lazyDialog(() => import("./tier-dialog").then((module) => module.TierDialog));

type OffersLabels = (typeof administration)["subscriptions"];
type OffersTableProps = {
  tiers: readonly Tier[];
  defaults: ComponentProps<typeof Loaded>["defaults"];
  labels: OffersLabels;
  locale: Locale;
};
type OfferChange = { what: "edit"; tier: Tier | null } | { what: "delete"; tier: Tier };

/** All tiers, with what can be done with them. */
export function OffersTable({ tiers, defaults, labels, locale }: OffersTableProps) {
  const { busy, perform } = useAdministering();
  const [asked, setAsked] = useState<OfferChange | null>(null);
  const close = () => setAsked(null);

  async function remove({ id }: Tier) {
    if (await perform({ id, run: () => deleteTierAction(idle, { id }), failed: labels.failed.delete })) close();
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-muted-foreground max-w-prose">{labels.intro}</p>
        <button type="button" onClick={() => setAsked({ what: "edit", tier: null })} className={buttonVariants()}>
          <Icon name="plus" />
          {labels.add}
        </button>
      </div>
      {tiers.length > 0 ? (
        <DataTable label={labels.table} columns={tierColumns({ labels, locale }, setAsked)} rows={tiers} />
      ) : (
        <EmptyState title={labels.empty} icon={<Icon name="credit-card" />} />
      )}
      {asked?.what === "edit" ? (
        <Suspense>
          <TierDialog tier={asked.tier} {...{ defaults, labels }} onClose={close} />
        </Suspense>
      ) : null}
      {asked?.what === "delete" ? (
        <ConfirmDialog
          open
          onClose={close}
          tone="destructive"
          labels={{
            ...labels.deleteDialog,
            question: interpolate(labels.deleteDialog.question, { name: asked.tier.name }),
          }}
          onConfirm={() => void remove(asked.tier)}
          pending={busy === asked.tier.id}
        />
      ) : null}
    </>
  );
}

function tierColumns(
  { labels, locale }: Pick<OffersTableProps, "labels" | "locale">,
  ask: (asked: OfferChange) => void,
): DataColumn<Tier>[] {
  const { columns: names } = labels;
  return [
    {
      id: "name",
      header: names.name,
      cell: ({ name, description }) => (
        <span className="grid">
          {name}
          <span className="text-muted-foreground text-sm font-normal">{description}</span>
        </span>
      ),
    },
    { id: "price", header: names.price, kind: "number", cell: ({ price }) => formatMoney(price, locale) },
    {
      id: "plans",
      header: names.plans,
      kind: "number",
      cell: (tier) => formatNumber(tier.lessonPlansPerMonth, locale),
    },
    { id: "users", header: names.users, kind: "number", cell: ({ maxUsers }) => formatNumber(maxUsers, locale) },
    { id: "days", header: names.days, kind: "number", cell: ({ durationDays }) => formatNumber(durationDays, locale) },
    {
      id: "state",
      header: names.state,
      cell: ({ active }) => (
        <Badge tone={active ? "primary" : "outline"}>{active ? labels.active : labels.inactive}</Badge>
      ),
    },
    {
      id: "actions",
      header: names.actions,
      cell: (tier) => (
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-label={interpolate(labels.editOf, { name: tier.name })}
            onClick={() => ask({ what: "edit", tier })}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {labels.edit}
          </button>
          <button
            type="button"
            aria-label={interpolate(labels.removeOf, { name: tier.name })}
            onClick={() => ask({ what: "delete", tier })}
            className={buttonVariants({ variant: "destructive-outline", size: "sm" })}
          >
            {labels.remove}
          </button>
        </span>
      ),
    },
  ];
}
