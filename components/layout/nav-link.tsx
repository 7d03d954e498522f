"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isActiveLink } from "./paths";

type NavLinkProps = { href: string; label: string; icon: ReactNode };

/** A link of the sidebar that knows whether it is the current one. Nothing is fetched ahead: data is paid for. */
export function NavLink({ href, label, icon }: NavLinkProps) {
  const active = isActiveLink(usePathname(), href);
  return (
    <Link href={href} prefetch={false} aria-current={active ? "page" : undefined} className="shell-link">
      {icon}
      <span className="shell-link-label">{label}</span>
    </Link>
  );
}
