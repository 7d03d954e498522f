/** Rows of one page of the users. Source: specification 2, section 9. */
export const usersPageSize = 15;
