/** Newest plans of a class and subject that are looked through for what their teacher typed. */
export const ownPlans = 200;
