import { setRequestLocale } from "next-intl/server";
import { isLocale } from "@/lib/core/language";

export default async function LandingPage(props: { params: Promise<{ locale: string }> }) {
  const { locale } = await props.params;
  if (isLocale(locale)) setRequestLocale(locale);
  return <h1>{"Isomo"}</h1>;
}
