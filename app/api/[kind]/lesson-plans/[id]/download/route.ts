import { callByKind } from "@/app/api/_plans/by-kind";

export const GET = callByKind((calls) => calls.download);
