"use client";

import dynamic from "next/dynamic";
import { isOutdated, sayOutdated } from "@/components/ui/outdated";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChartProps } from "./series-chart";

function Waiting() {
  return <Skeleton className="h-64 w-full" />;
}

/** The chart library travels with this tab alone, and only when a chart is to be drawn. */
const SeriesChart = dynamic(
  () =>
    import("./series-chart").then(
      (module) => module.SeriesChart,
      (error: unknown) => {
        if (!isOutdated(error)) throw error;
        sayOutdated(error);
        return () => null;
      },
    ),
  { ssr: false, loading: Waiting },
);

/** One chart with its name; what it shows stands beside it as a table. */
export function FinanceChart({ title, ...chart }: ChartProps & { title: string }) {
  return (
    <figure className="grid gap-3">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <div className="h-64 w-full">
        <SeriesChart {...chart} />
      </div>
    </figure>
  );
}
