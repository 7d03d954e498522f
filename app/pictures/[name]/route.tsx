import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { IconPicture, SharePicture } from "@/components/public/pictures";
import { defaultLocale, locales } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";

/** Drawn once, at the build: what messengers show of a page, and the icons of the manifest. */
export const dynamic = "force-static";
export const dynamicParams = false;

const icons = { "icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512 } as const;

export function generateStaticParams() {
  const shares = locales.map((locale) => ({ name: `share-${locale}.png` }));
  return [...shares, ...Object.keys(icons).map((name) => ({ name }))];
}

function font(file: string) {
  return readFile(join(process.cwd(), "lib", "documents", "fonts", file));
}

export async function GET(_request: Request, props: { params: Promise<{ name: string }> }) {
  const { name } = await props.params;
  const icon = Object.entries(icons).find(([file]) => file === name);
  if (icon) {
    const size = icon[1];
    return new ImageResponse(<IconPicture size={size} maskable={name.includes("maskable")} />, {
      width: size,
      height: size,
    });
  }
  const locale = locales.find((candidate) => name === `share-${candidate}.png`) ?? defaultLocale;
  const fonts = [
    { name: "Isomo", data: await font("regular.ttf"), weight: 400 as const },
    { name: "Isomo", data: await font("bold.ttf"), weight: 700 as const },
  ];
  return new ImageResponse(<SharePicture texts={loadMessages(locale).public} />, { width: 1200, height: 630, fonts });
}
