export const LANGUAGES_MAX = 30;

/** Accents or dialects of one talent, in their own words: no catalogue has them all. */
export const ACCENTS_MAX = 20;

/** A microphone missing from the catalogue, described in free text. */
export const MICROPHONE_OTHER = 'OTHER';
