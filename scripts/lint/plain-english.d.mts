/** Returns what to write in place of each banned word of a text. */
export const findBannedWords: (text: string) => readonly string[];
