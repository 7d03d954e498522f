import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

export default function robots(): MetadataRoute.Robots {
  const disallow = ["/api/", "/auth", "/fr/auth", "/rw/auth", "/payment/", "/sandbox/", "/dashboard", "/admin"];
  return { rules: { userAgent: "*", allow: "/", disallow }, sitemap: `${env().appUrl}/sitemap.xml` };
}
