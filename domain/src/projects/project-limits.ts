/** Recording is booked by the hour first, and by the half hour after it. */
export const SESSION_MINUTES = { least: 30, most: 480, step: 30, usual: 60 } as const;

/** Most pieces, words or voices that a number of a project may name. */
export const PROJECT_NUMBER_MAX = 1_000_000;
export const COUNTRIES_MAX = 60;
export const PROJECT_MEDIA_MAX = 20;
