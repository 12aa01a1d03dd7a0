/** Hours of recording that a session fee pays for by default, and at most: a day in the studio. */
export const SESSION_HOURS = 2;
export const SESSION_HOURS_MAX = 12;
/** Default surcharge of express projects, in basis points. */
export const EXPRESS_SURCHARGE = 2_500;

/** Projects whose prices are compared before a table is saved. */
export const PREVIEW_PROJECTS_MAX = 3;
