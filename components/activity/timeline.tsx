"use client";

import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast/toast";
import { useUnpacked } from "@/components/ui/use-unpacked";
import { interpolate } from "@/lib/core/interpolate";
import type { Serialised } from "@/lib/core/serialised-props";
import type { ActivityType } from "@/lib/activity/types";
import type { TimelineItem } from "@/lib/notifications/timeline/types";
import type activity from "@/messages/en/activity.json";

const icons: Record<ActivityType, IconName> = {
  create: "file-plus-2",
  edit: "pencil",
  view: "eye",
  download: "download",
  delete: "trash-2",
  rate: "star",
  share: "share-2",
  template: "layout-template",
  subscription: "credit-card",
};

/** A line of the timeline with its times written out. */
export type TimelineRow = TimelineItem & { href: string | null; when: string; moment: string };

type Words = Pick<typeof activity, "timeline" | "open" | "copy" | "copied" | "copyFailed">;
type TimelineData = { rows: readonly TimelineRow[]; words: Words };

/** What was done and when, in a box that scrolls; the keyboard scrolls it too. */
export function Timeline({ data }: { data: Serialised<TimelineData> }) {
  const { rows, words } = useUnpacked(data);
  return (
    <div
      role="region"
      aria-label={words.timeline}
      tabIndex={0}
      className="scroll-quiet border-border bg-card shadow-card max-h-96 overflow-y-auto rounded-xl border"
    >
      <ol className="divide-border divide-y">
        {rows.map((row) => (
          <TimelineLine key={`${row.source}-${row.id}`} row={row} words={words} />
        ))}
      </ol>
    </div>
  );
}

function TimelineLine({ row, words }: { row: TimelineRow; words: Words }) {
  return (
    <li className="flex gap-4 px-4 py-3.5 sm:px-5">
      <span className="bg-secondary text-secondary-foreground grid size-10 flex-none place-items-center rounded-lg">
        <Icon name={row.source === "notification" ? "bell" : icons[row.type]} className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <p className="text-muted-foreground flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold">{row.action}</span>
          <time dateTime={row.timestamp} title={row.moment} className="tabular-nums">
            {row.when}
          </time>
        </p>
        {row.href ? (
          <a
            href={row.href}
            aria-label={interpolate(words.open, { title: row.title })}
            className="line-clamp-2 font-semibold break-words hover:underline"
          >
            {row.title}
          </a>
        ) : (
          <p className="line-clamp-2 font-semibold break-words">{row.title}</p>
        )}
        {row.message === null ? (
          <Chips metadata={row.metadata} />
        ) : (
          <p className="text-[0.9375rem] break-words">{row.message}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={interpolate(words.copy, { title: row.title })}
        onClick={() => void copy(row, words)}
        className="text-muted-foreground hover:bg-accent hover:text-foreground -mr-2 grid size-11 flex-none place-items-center self-center rounded-lg"
      >
        <Icon name="copy" className="size-4.5" />
      </button>
    </li>
  );
}

/** Puts a line into the clipboard, as somebody would pass it on. */
async function copy(row: TimelineRow, words: Words): Promise<void> {
  const line = [row.moment, row.action, row.title, row.message].filter(Boolean).join(" · ");
  try {
    await navigator.clipboard.writeText(line);
    toast.success(words.copied);
  } catch {
    toast.error(words.copyFailed);
  }
}

/** The first two values. Source: NEW-4. */
function Chips({ metadata }: { metadata: TimelineItem["metadata"] }) {
  const values = Object.values(metadata)
    .filter((value) => value !== "")
    .slice(0, 2);
  if (values.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {values.map((value, at) => (
        <Badge key={at}>
          <span className="truncate">{value}</span>
        </Badge>
      ))}
    </p>
  );
}
