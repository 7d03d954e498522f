"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/fields/field";

type ReferralSearchProps = {
  path: string;
  value: string;
  error?: string;
  labels: Record<"searchLabel" | "find", string>;
};

/** Asks for the people of one referrer; there is nothing to search for while the address is empty. */
export function ReferralSearch({ path, value, error, labels }: ReferralSearchProps) {
  const [email, setEmail] = useState(value);
  return (
    <form role="search" action={path} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        id="email"
        type="email"
        label={labels.searchLabel}
        value={email}
        error={error}
        autoComplete="off"
        className="w-full sm:w-80"
        onChange={(event) => setEmail(event.target.value)}
      />
      <button
        type="submit"
        disabled={email.trim() === ""}
        className={buttonVariants({ variant: "outline", className: "sm:mt-7" })}
      >
        {labels.find}
      </button>
    </form>
  );
}
