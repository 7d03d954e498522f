import { unstable_cache } from "next/cache";
import { env } from "@/lib/core/env";
import { readPublicFacts } from "@/lib/public-statistics/queries";

/** What a build rendered is stale a second later, so that the first visit has the pages made anew from the database. */
const factsOfBuild = unstable_cache(readPublicFacts, ["facts-of-build"], { revalidate: 1 });

export function publicFacts() {
  return env().building ? factsOfBuild() : readPublicFacts();
}
