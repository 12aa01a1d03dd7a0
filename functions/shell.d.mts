/** The shell as the function `pages` reads it; throws for a page that lacks a place to put something. */
export declare const makeShell: (html: string, config: object) => string;
/** Writes the shell of the built app beside the functions. */
export declare const writeShell: () => void;
