import { planCalls } from "@/app/api/_plans/calls";
import { firstKind } from "@/lib/plans/kinds/traits";

export const GET = planCalls(firstKind).all;
