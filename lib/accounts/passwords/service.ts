import { AppError } from "@/lib/core/errors";
import { isCommon } from "./rules";

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of leaked lists; read from a file of ours at the first use, asked of nobody. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

type ChosenPassword = { field: string; password: string; own: readonly string[] };

/** Refuses a password that is among the first that anybody tries. Throws `invalid_input` at the field. */
export async function assertUncommon({ field, password, own }: ChosenPassword): Promise<void> {
  known ??= commonPasswords();
  if (isCommon(password, await known, own))
    throw new AppError("invalid_input", { fields: { [field]: "passwordCommon" } });
}
