import type { Locale } from "@/lib/core/language";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { AddressSelect } from "@/components/administration/address-select";
import { ListFrame } from "@/components/administration/list-frame";
import { toRatingRows } from "@/components/administration/rating-rows";
import { RatingsTable } from "@/components/administration/ratings-table";
import { localeHref } from "@/components/layout/paths";
import { Icon } from "@/components/ui/icon";
import { StatCard } from "@/components/ui/stat-card";
import { interpolate } from "@/lib/core/interpolate";
import { serialise } from "@/lib/core/serialised-props";
import { formatNumber } from "@/lib/i18n/format";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { ratingsSize, ratingVerdicts } from "@/lib/plans/rating/constants";
import { countRatings, listRatings } from "@/lib/plans/rating/queries";
import { ratingFilters } from "@/lib/plans/rating/schema";
import type { RatingCount } from "@/lib/plans/rating/types";
import { requireAdministrator } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).rating.list.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RatingsPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const filters = ratingFilters.parse(query);
  const [found, counts] = await Promise.all([listRatings(actor, filters), countRatings(actor)]);
  const messages = loadMessages(locale);
  const { list: words, ...rating } = messages.rating;
  const here = localeHref(locale, "/admin/ratings");
  const { table, rating: verdict, plan, writer, said, when } = words;
  return (
    <ListFrame
      {...{ words, found, locale, path: here, query: { verdict: filters.verdict } }}
      size={ratingsSize}
      labels={messages.common.pagination}
      above={<Shares counts={counts} words={words} locale={locale} />}
      empty={{ icon: <Icon name="star" className="size-6" />, text: words.emptyText }}
      filter={
        <AddressSelect
          path={here}
          name="verdict"
          value={filters.verdict}
          label={words.filter}
          options={[
            { value: "", label: words.all },
            ...ratingVerdicts.map((value) => ({ value, label: rating[value] })),
          ]}
        />
      }
    >
      <RatingsTable
        data={serialise({
          rows: toRatingRows(found.items, messages),
          labels: { table, rating: verdict, plan, writer, said, when },
        })}
      />
    </ListFrame>
  );
}

/** Of each writer, the part of its rated plans that was useful. */
type SharesProps = { counts: readonly RatingCount[]; words: Messages["rating"]["list"]; locale: Locale };

function Shares({ counts, words, locale }: SharesProps) {
  const engines = (["composer", "model"] as const).filter((engine) => counts.some((count) => count.engine === engine));
  if (engines.length === 0) return null;
  const sum = (some: readonly RatingCount[]) => some.reduce((total, { number }) => total + number, 0);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {engines.map((engine) => {
        const own = counts.filter((count) => count.engine === engine);
        const total = sum(own);
        const up = sum(own.filter(({ verdict }) => verdict === "up"));
        return (
          <StatCard
            key={engine}
            label={words.engines[engine]}
            value={`${Math.round((up / total) * 100)}\u00a0%`}
            note={interpolate(words.share, { up: formatNumber(up, locale), total: formatNumber(total, locale) })}
          />
        );
      })}
    </div>
  );
}
