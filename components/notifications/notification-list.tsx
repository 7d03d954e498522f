import {
  Bell,
  CircleCheck,
  CircleX,
  ClipboardList,
  CreditCard,
  Download,
  Gift,
  Mail,
  Pencil,
  Star,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import type notifications from "@/messages/en/notifications.json";
import { interpolate } from "@/lib/core/interpolate";
import type { NotificationType } from "@/lib/notifications/types";
import { MarkButton } from "./mark-button";
import { OpenLink } from "./open-link";
import type { NotificationActions, NotificationRow } from "./types";

const icons: Record<NotificationType, LucideIcon> = {
  RATING: Star,
  APPROVAL: CircleCheck,
  REJECTION: CircleX,
  DOWNLOAD: Download,
  EDIT: Pencil,
  SUBMISSION: ClipboardList,
  PAYMENT: Wallet,
  SUBSCRIPTION: CreditCard,
  REFERRAL: Gift,
  CONTACT: Mail,
};

function isKnown(type: string): type is NotificationType {
  return Object.hasOwn(icons, type);
}

type ListProps = {
  rows: readonly NotificationRow[];
  actions: NotificationActions;
  labels: Pick<typeof notifications, "one" | "markRead" | "markFailed">;
};

/** Notifications on their page: what happened, when, a way there, and a button that marks it read. */
export function NotificationList({ rows, actions, labels }: ListProps) {
  return (
    <ol className="border-border bg-card shadow-card divide-border divide-y overflow-hidden rounded-xl border">
      {rows.map((row) => (
        <NotificationItem key={row.id} {...{ row, actions, labels }} />
      ))}
    </ol>
  );
}

type ItemProps = Omit<ListProps, "rows"> & { row: NotificationRow };

function NotificationItem({ row, actions, labels }: ItemProps) {
  const Icon = isKnown(row.type) ? icons[row.type] : Bell;
  return (
    <li className={`relative flex gap-3 px-4 py-4 sm:gap-4 sm:px-5 ${row.read ? "" : "bg-secondary/40"}`}>
      {row.read ? null : <span aria-hidden="true" className="bg-sun absolute inset-y-0 left-0 w-1" />}
      <span className="bg-secondary text-secondary-foreground grid size-10 flex-none place-items-center rounded-lg">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={row.read ? "font-semibold" : "font-bold"}>
            {row.read ? null : <span className="sr-only">{labels.one} </span>}
            {row.href ? (
              <OpenLink id={row.id} href={row.href} open={actions.open} className="hover:underline">
                {row.title}
              </OpenLink>
            ) : (
              row.title
            )}
          </span>
          <time dateTime={row.createdAt} title={row.moment} className="text-muted-foreground text-sm tabular-nums">
            {row.when}
          </time>
        </p>
        <p className="text-[0.9375rem] break-words">{row.message}</p>
        {row.read ? null : (
          <MarkButton
            id={row.id}
            action={actions.markRead}
            failed={labels.markFailed}
            name={interpolate("{label}: {title}", { label: labels.markRead, title: row.title })}
            className="link min-h-9 justify-self-start text-sm"
          >
            {labels.markRead}
          </MarkButton>
        )}
      </div>
    </li>
  );
}
