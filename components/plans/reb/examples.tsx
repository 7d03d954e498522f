"use client";

import { useWatch, type Control } from "react-hook-form";
import type { FormValues } from "@/components/forms/field";
import { buttonVariants } from "@/components/ui/button-variants";
import { isPlanLanguage } from "@/lib/core/language";
import { examplePrompts } from "./example-prompts";

type ExamplesProps = { control: Control<FormValues>; label: string; onChoose: (description: string) => void };

/** Descriptions that make a plan, in the language of the plan. */
export function Examples({ control, label, onChoose }: ExamplesProps) {
  const language = String(useWatch({ control, name: "language" }));
  if (!isPlanLanguage(language)) return null;
  return (
    <div role="group" aria-label={label} className="grid gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <div className="flex flex-wrap gap-2">
        {examplePrompts[language].map((description) => (
          <button
            key={description}
            type="button"
            lang={language}
            className={buttonVariants({ variant: "secondary", size: "sm", className: "text-left" })}
            onClick={() => onChoose(description)}
          >
            {description}
          </button>
        ))}
      </div>
    </div>
  );
}
