import type { ReactNode } from "react";
import { SignedInFrame } from "@/app/[locale]/signed-in-frame";
import { requireActor } from "@/lib/web/session";
import "../../globals.css";

export default async function TeacherLayout({ children }: { children: ReactNode }) {
  return <SignedInFrame actor={await requireActor()}>{children}</SignedInFrame>;
}
