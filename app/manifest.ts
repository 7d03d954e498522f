import type { MetadataRoute } from "next";
import { defaultLocale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

export default function manifest(): MetadataRoute.Manifest {
  const { home } = loadMessages(defaultLocale).public;
  return {
    name: "Isomo",
    short_name: "Isomo",
    description: home.meta.description,
    id: "/",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    lang: defaultLocale,
    background_color: "#faf6ee",
    theme_color: "#0e3b29",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/pictures/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/pictures/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/pictures/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
