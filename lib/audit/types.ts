import type { accessActs, auditActs } from "./constants";

export type AuditAct = (typeof auditActs)[number];
export type AccessAct = (typeof accessActs)[number];

/** On what something was done. */
export type AuditSubject =
  | "report"
  | "correction"
  | "account"
  | "tier"
  | "order"
  | "mail"
  | "message"
  | "plan"
  | "curriculum"
  | "setting";

export type AuditNote = {
  act: AuditAct;
  subjectType: AuditSubject;
  subjectId: number | null;
  /** Values for the act's sentence, and nothing personal: they outlive the accounts. */
  details?: Readonly<Record<string, string | number>>;
};

/** A note of an access that changed nothing. */
export type AccessNote = Omit<AuditNote, "act"> & { act: AccessAct };

/** A line of the log. The addresses are those that the accounts have now; null once they are erased. */
export type AuditEntry = {
  id: number;
  act: AuditAct | AccessAct;
  actorId: number;
  actorEmail: string | null;
  subjectType: AuditSubject;
  subjectId: number | null;
  subjectEmail: string | null;
  details: Record<string, string | number>;
  /** ISO moment. */
  createdAt: string;
};
