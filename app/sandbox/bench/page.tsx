import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { env } from "@/lib/core/env";
import { checkHealth } from "@/lib/jobs/service";

export const metadata: Metadata = { title: "Benchmark · Isomo" };

/** The bare dynamic page with one select that the benchmarks compare real pages with. */
export default async function BenchPage() {
  await connection();
  if (env().production) notFound();
  await checkHealth();
  return <main />;
}
