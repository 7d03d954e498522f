import { callByKind } from "@/app/api/_plans/by-kind";

export const GET = callByKind((calls) => calls.read);
export const PUT = callByKind((calls) => calls.save);
export const DELETE = callByKind((calls) => calls.remove);
