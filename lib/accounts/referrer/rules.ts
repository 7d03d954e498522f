import { emailField } from "@/lib/core/email-field";

/** The address that an invitation's link names, if it is one. */
export function invitedBy(ref: string | undefined): string | undefined {
  const address = emailField("emailInvalid").safeParse(ref);
  return address.success ? address.data : undefined;
}
