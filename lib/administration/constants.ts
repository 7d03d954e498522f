/** Rows of one page of the users. Source: ADM-2. */
export const usersPageSize = 15;
