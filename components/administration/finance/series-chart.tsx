"use client";

import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

export type ChartPoint = { label: string; value: number; shown: string };
export type ChartProps = { kind: "bars" | "area"; tone: "primary" | "lake"; points: readonly ChartPoint[] };

const colors = { primary: "var(--primary)", lake: "var(--lake)" } as const;
const tick = { fill: "var(--muted-foreground)", fontSize: 12 };

/** Bars or an area over the days or months of a range. */
export function SeriesChart({ kind, tone, points }: ChartProps) {
  const data = [...points];
  const frame = [
    <CartesianGrid key="grid" vertical={false} stroke="var(--border)" />,
    <XAxis key="x" dataKey="label" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />,
    <YAxis
      key="y"
      tick={tick}
      tickLine={false}
      axisLine={false}
      width={44}
      tickFormatter={short}
      allowDecimals={false}
    />,
    <Tooltip key="tip" content={<PointTip />} cursor={{ fill: "var(--muted)", stroke: "var(--border)" }} />,
  ];
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === "bars" ? (
        <BarChart data={data} margin={margin}>
          {frame}
          <Bar dataKey="value" fill={colors[tone]} radius={[4, 4, 0, 0]} maxBarSize={40} isAnimationActive={false} />
        </BarChart>
      ) : (
        <AreaChart data={data} margin={margin}>
          {frame}
          <Area
            dataKey="value"
            type="monotone"
            stroke={colors[tone]}
            strokeWidth={2}
            fill={colors[tone]}
            fillOpacity={0.15}
            isAnimationActive={false}
          />
        </AreaChart>
      )}
    </ResponsiveContainer>
  );
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 };

/** 1,500,000 as 1.5M: the axis is narrow. */
function short(value: number): string {
  if (value >= 1_000_000) return `${Number((value / 1_000_000).toFixed(1))}M`;
  return value >= 1_000 ? `${Number((value / 1_000).toFixed(1))}k` : String(value);
}

type TipProps = { active?: boolean; payload?: readonly { payload?: ChartPoint }[] };

function PointTip({ active, payload }: TipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className="border-border bg-popover text-popover-foreground shadow-overlay rounded-lg border px-3 py-2 text-sm">
      <p className="text-muted-foreground">{point.label}</p>
      <p className="font-bold tabular-nums">{point.shown}</p>
    </div>
  );
}
