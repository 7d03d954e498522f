import { clsx } from "clsx";
import { interpolate } from "@/lib/core/interpolate";
import type { NotificationFilters } from "@/lib/notifications/schema";
import type notifications from "@/messages/en/notifications.json";
import { notificationsHref } from "./address";

type ShowLinksProps = {
  path: string;
  show: NotificationFilters["show"];
  unread: number;
  labels: (typeof notifications)["show"];
};

/** All or the unread ones. */
export function ShowLinks({ path, show, unread, labels }: ShowLinksProps) {
  const choices = [
    { value: "all", label: labels.all },
    { value: "unread", label: interpolate(labels.unread, { count: unread }) },
  ] as const;
  return (
    <nav aria-label={labels.label} className="flex gap-2">
      {choices.map(({ value, label }) => (
        <a
          key={value}
          href={notificationsHref(path, { page: 0, show: value })}
          aria-current={value === show ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-9 items-center rounded-full px-4 text-sm font-semibold",
            value === show ? "bg-primary text-primary-foreground" : "bg-muted hover:bg-accent",
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
