"use client";

import { useRouter } from "next/navigation";
import { Suspense, useState } from "react";
import { rememberLanguage } from "@/components/layout/language-choice";
import { localeHref } from "@/components/layout/paths";
import { lazyPart } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast";
import { isLocale, type Locale } from "@/lib/core/language";
import { ProfileFacts } from "./profile-facts";
import type { Profile, ProfileLabels } from "./profile-types";

const ProfileForm = lazyPart(async () => (await import("./profile-form")).ProfileForm);

type ProfileCardProps = { profile: Profile; locale: Locale; labels: ProfileLabels };

/** Who the reader is, to see or to edit. Another language takes the page along. */
export function ProfileCard({ profile, locale, labels }: ProfileCardProps) {
  const router = useRouter();
  const [mode, setMode] = useState<"view" | "edit" | "back">("view");

  function saved(message: string, language: unknown) {
    toast.success(message);
    setMode("back");
    if (!isLocale(language) || language === locale) return router.refresh();
    rememberLanguage(language);
    router.push(localeHref(language, "/profile"));
  }

  return (
    <section aria-labelledby="about" className="border-border bg-card shadow-card rounded-xl border p-5 sm:p-6">
      <h2 id="about" className="text-h3 mb-4">
        {labels.about}
      </h2>
      {mode === "edit" ? (
        <Suspense>
          <ProfileForm profile={profile} labels={labels} onSaved={saved} onCancel={() => setMode("back")} />
        </Suspense>
      ) : (
        <ProfileFacts profile={profile} labels={labels} focused={mode === "back"} onEdit={() => setMode("edit")} />
      )}
    </section>
  );
}
