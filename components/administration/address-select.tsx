"use client";

import { Select, type SelectOption } from "@/components/ui/fields/select";
import { Spinner } from "@/components/ui/spinner";
import { useAddress } from "./use-address";

type AddressSelectProps = {
  path: string;
  name: string;
  value: string;
  label: string;
  options: readonly SelectOption[];
  /** What else stands in the address and stays. */
  others?: Readonly<Record<string, string>>;
};

/** A choice that lives in the address; making it starts again on the first page. */
export function AddressSelect({ path, name, value, label, options, others = {} }: AddressSelectProps) {
  const { busy, ask } = useAddress(path);
  return (
    <div className="flex items-center gap-2">
      <Select
        name={name}
        aria-label={label}
        defaultValue={value}
        options={options}
        onChange={(event) => ask({ ...others, [name]: event.target.value })}
      />
      {busy ? <Spinner className="size-4 flex-none" /> : null}
    </div>
  );
}
