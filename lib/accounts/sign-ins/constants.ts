/** Days for which sign-ins are kept for the account's person. The privacy page says it. */
export const signInsKeptFor = 90;

/** The newest that are shown. */
export const signInsShown = 20;

/** Mails about new devices that one account gets in an hour. */
export const deviceMailsAnHour = 5;
