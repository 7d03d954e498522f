"use client";

import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isActiveLink } from "./paths";

type NavLinkProps = { href: string; label: string; icon: ReactNode };

/** A link of the sidebar that knows whether it is the current one. Nothing is fetched ahead: data is paid for. */
export function NavLink({ href, label, icon }: NavLinkProps) {
  const active = isActiveLink(usePathname(), href);
  return (
    <Link href={href} prefetch={false} aria-current={active ? "page" : undefined} className="shell-link">
      <NavIcon>{icon}</NavIcon>
      <span className="shell-link-label">{label}</span>
    </Link>
  );
}

// While the page travels, the shell's style sheet sees data-pending and runs a band under the top bar.
function NavIcon({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus();
  return (
    <span data-pending={pending || undefined} className="flex-none data-pending:animate-pulse">
      {children}
    </span>
  );
}
