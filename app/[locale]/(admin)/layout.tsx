import type { ReactNode } from "react";
import { SignedInFrame } from "@/app/[locale]/signed-in-frame";
import { requireAdministrator } from "@/lib/web/session";
import "../../globals.css";
import "@/components/administration/administration.css";

export default async function AdministrationLayout({ children }: { children: ReactNode }) {
  return <SignedInFrame actor={await requireAdministrator()}>{children}</SignedInFrame>;
}
