/** Newest plans of a class and subject that are looked through for what their teacher typed. */
export const ownPlans = 200;

/** Units of the teacher's own, beside those of the catalogue, that are offered; the newest. */
export const ownUnits = 40;
