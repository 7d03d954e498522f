/** The mailbox behind an address: what stands after a plus sign is its owner's own mark. */
function mailbox(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  return `${name.split("+")[0]}@${domain}`;
}

/** Whether two addresses reach the same person. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

/** The address that an invited colleague opens; who invited is told by the e-mail address. */
export function invitationLink(appUrl: string, email: string): string {
  return `${appUrl}/auth?${new URLSearchParams({ mode: "register", ref: email })}`;
}

/** WhatsApp's address that opens a message for the sender to choose whom it goes to. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}
