import { z } from "zod";
import { accessActs, auditActs } from "./constants";

/** Filters of the log, as they stand in an address; what does not fit falls back to its default. */
export const auditFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  act: z.enum(["", ...auditActs, ...accessActs]).catch(""),
});
export type AuditFilters = z.infer<typeof auditFilters>;
