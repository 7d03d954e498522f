import { callByKind } from "@/app/api/_plans/by-kind";

export const GET = callByKind((calls) => calls.all);
/** Stores a plan as it is sent. */
export const POST = callByKind((calls) => calls.store);
