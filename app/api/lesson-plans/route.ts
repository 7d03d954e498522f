import { planCalls } from "@/app/api/_plans/calls";
import { firstKind } from "@/lib/plans/kinds/traits";

const { page, write } = planCalls(firstKind);

export { page as GET };
export const POST = write(false);
