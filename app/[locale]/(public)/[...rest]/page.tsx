import { notFound } from "next/navigation";
import { log } from "@/lib/core/log";

export const dynamic = "force-dynamic";
export const dynamicParams = true;

/** Every address that is no page. */
export default async function MissingPage(props: { params: Promise<{ locale: string; rest: string[] }> }) {
  const { rest } = await props.params;
  log("warn", "page_missing", { path: `/${rest.join("/")}`.slice(0, 200) });
  notFound();
}
