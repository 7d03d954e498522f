"use client";

import { SearchBox } from "@/components/ui/fields/search-box";
import { Spinner } from "@/components/ui/spinner";
import { useAddress } from "./use-address";

type AddressSearchProps = {
  path: string;
  value: string;
  label: string;
  /** What else stands in the address and stays. */
  others?: Readonly<Record<string, string>>;
};

/** A search that lives in the address; a new one starts again on the first page. */
export function AddressSearch({ path, value, label, others = {} }: AddressSearchProps) {
  const { busy, ask } = useAddress(path);
  return (
    <form role="search" action={path} onSubmit={(event) => event.preventDefault()} className="flex items-center gap-2">
      <SearchBox
        label={label}
        defaultValue={value}
        onSearch={(search) => ask({ ...others, search })}
        className="w-full sm:w-80"
      />
      {busy ? <Spinner className="size-4 flex-none" /> : null}
    </form>
  );
}
