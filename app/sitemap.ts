import type { MetadataRoute } from "next";
import { publicSitemap } from "@/components/public/sitemap";
import { env } from "@/lib/core/env";

export default function sitemap(): MetadataRoute.Sitemap {
  return publicSitemap(env().appUrl);
}
