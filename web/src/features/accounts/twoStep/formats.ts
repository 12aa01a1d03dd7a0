/** Length of the codes that the identity provider sends. */
export const CODE_LENGTH = 6;

/** Removes separators of phone numbers. */
const toBare = (typed: string): string => typed.replace(/[\s().-]/g, '');

/** Returns a phone number in E.164, as the provider expects; undefined if invalid. */
export const parsePhone = (typed: string): string | undefined => /^\+[1-9]\d{6,14}$/.exec(toBare(typed))?.[0];

/** Returns the code in typed text; undefined without one. */
export const parseCode = (typed: string): string | undefined => /^\d{6}$/.exec(toBare(typed))?.[0];
