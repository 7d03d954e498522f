import { callByKind } from "@/app/api/_plans/by-kind";

export const POST = callByKind((calls) => calls.write(true));
