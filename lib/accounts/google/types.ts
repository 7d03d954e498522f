/** What the provider says of somebody who signed in there. */
export type GoogleProfile = { subject: string; email: string; emailVerified: boolean; name: string };

/** Handed to the browser that signed in: the token goes into the address, the binding into a cookie. */
export type Ticket = { token: string; binding: string; email: string };
