/** Tells the page after the sign-in to say that it succeeded. */
export const signedInCookie = "signed_in";
