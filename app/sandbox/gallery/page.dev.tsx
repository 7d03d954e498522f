import type { Metadata } from "next";
import { Gallery } from "@/components/gallery/gallery";
import "@/components/administration/administration.css";

export const metadata: Metadata = { title: "Gallery · Isomo" };

/** Every part of components/ui, in development only: a build does not take files that end in .dev.tsx. */
export default function GalleryPage() {
  return <Gallery />;
}
