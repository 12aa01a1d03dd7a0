/** Returns what to write in place of each banned word of a text. */
export const findBannedWords: (text: string) => readonly string[];

/** The rule `own/plain-english`. */
export const plainEnglish: object;
