"use client";

import { useRouter } from "next/navigation";
import { Suspense, useState, useTransition } from "react";
import { rememberLanguage } from "@/components/layout/language-choice";
import { localeHref } from "@/components/layout/paths";
import { lazyPart } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { isLocale, type Locale } from "@/lib/core/language";
import { ProfileFacts } from "./profile-facts";
import type { Profile, ProfileLabels } from "./profile-types";

const ProfileForm = lazyPart(async () => (await import("./profile-form")).ProfileForm);

type ProfileCardProps = { profile: Profile; locale: Locale; labels: ProfileLabels };

/** Who the reader is, to see or to edit. Another language takes the page along. */
export function ProfileCard({ profile, locale, labels }: ProfileCardProps) {
  const router = useRouter();
  const [mode, setMode] = useState<"view" | "edit" | "back">("view");
  // What stands here stays until the form has come.
  const [isComing, begin] = useTransition();

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
      <Suspense>
        {mode === "edit" ? (
          <ProfileForm profile={profile} labels={labels} onSaved={saved} onCancel={() => setMode("back")} />
        ) : (
          <ProfileFacts
            {...{ profile, labels, isComing }}
            focused={mode === "back"}
            onEdit={() => begin(() => setMode("edit"))}
          />
        )}
      </Suspense>
    </section>
  );
}
