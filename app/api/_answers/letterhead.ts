import { headerInput } from "@/lib/headers/schema";
import { letterheadInput } from "@/lib/headers/letterhead/schema";
import { done, text } from "./common";

export const header = done.extend({ data: headerInput.nullable() });
export const letterhead = done.extend({ data: letterheadInput.extend({ logoUrl: text.nullable() }).nullable() });
