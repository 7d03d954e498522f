"use client";

import { useTransition, type ComponentProps, type MouseEvent } from "react";
import { answerOf, idle } from "@/lib/web/form-state";
import type { NotificationActions } from "./types";

type OpenLinkProps = Omit<ComponentProps<"a">, "id" | "href"> & {
  id: number;
  href: string;
  open: NotificationActions["open"];
};

/** Leads to what a notification is about and marks it read on the way, in one request. */
export function OpenLink({ id, href, open, onClick, ...props }: OpenLinkProps) {
  const [pending, start] = useTransition();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start(async () => {
      const state = await answerOf(open(idle, { id }));
      if (!state || state.status === "error") location.assign(href);
    });
  }

  return <a href={href} onClick={follow} data-pending={pending || undefined} {...props} />;
}
