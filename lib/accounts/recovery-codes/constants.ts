/** Recovery codes that are made at once. */
export const recoveryCodesMade = 10;

/** So few are left that new ones should be made. */
export const fewRecoveryCodes = 2;
