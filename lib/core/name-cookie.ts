/**
 * Readable cookie with the letter and the name part of the e-mail address of who is signed in, for the public pages. It proves
 * nothing.
 */
export const nameCookie = "isomo_name";
