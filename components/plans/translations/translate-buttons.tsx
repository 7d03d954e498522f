"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { useOneAtATime } from "@/components/ui/use-one-at-a-time";
import type { PlanRef } from "@/lib/plans/types";
import { refreshTranslationAction, translatePlanAction } from "@/lib/plans/translations/actions";
import { answerOf, idle, type FormState } from "@/lib/web/form-state";

type Action = () => Promise<FormState>;

function usePress(failed: string) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const oneAtATime = useOneAtATime();
  function press(action: Action, done?: string) {
    const work = async () => {
      const answer = await answerOf(action());
      if (answer === null || answer.status === "error") toast.error(answer?.message ?? failed);
      else if (done) {
        toast.success(done);
        router.refresh();
      }
    };
    start(() => oneAtATime(work));
  }
  return { busy, press };
}

type TranslateButtonsProps = {
  plan: PlanRef;
  /** Languages in which there is no such plan yet. */
  choices: readonly { language: string; label: string }[];
  labels: { working: string; failed: string };
};

/** One press makes the plan in another language and leads to it. */
export function TranslateButtons({ plan, choices, labels }: TranslateButtonsProps) {
  const [chosen, setChosen] = useState("");
  const { busy, press } = usePress(labels.failed);
  return choices.map(({ language, label }) => (
    <button
      key={language}
      type="button"
      disabled={busy}
      aria-busy={busy && chosen === language}
      className={buttonVariants({ variant: "outline", size: "sm" })}
      onClick={() => {
        setChosen(language);
        press(() => translatePlanAction(idle, { ...plan, language }));
      }}
    >
      {busy && chosen === language ? <Spinner /> : null}
      {busy && chosen === language ? labels.working : label}
    </button>
  ));
}

type RefreshButtonProps = { plan: PlanRef; labels: { again: string; working: string; done: string; failed: string } };

/** Translates anew what has changed in the original. */
export function RefreshTranslation({ plan, labels }: RefreshButtonProps) {
  const { busy, press } = usePress(labels.failed);
  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy}
      className={buttonVariants({})}
      onClick={() => press(() => refreshTranslationAction(idle, plan), labels.done)}
    >
      {busy ? <Spinner /> : null}
      {busy ? labels.working : labels.again}
    </button>
  );
}
