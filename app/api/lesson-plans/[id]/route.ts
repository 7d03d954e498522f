import { planCalls } from "@/app/api/_plans/calls";
import { firstKind } from "@/lib/plans/kinds/traits";

const { read, save, remove } = planCalls(firstKind);

export { read as GET, save as PUT, remove as DELETE };
