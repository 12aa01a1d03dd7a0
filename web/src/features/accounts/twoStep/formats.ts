/** Digits of a code that the identity provider texts. */
export const CODE_LENGTH = 6;

/** Removes separators of phone numbers. */
const toBare = (typed: string): string => typed.replace(/[\s().-]/g, '');

/** A phone with its country's prefix, as the provider takes it (E.164); undefined: that is none. */
export const parsePhone = (typed: string): string | undefined => /^\+[1-9]\d{6,14}$/.exec(toBare(typed))?.[0];

/** Returns the code in typed text; undefined without one. */
export const parseCode = (typed: string): string | undefined => /^\d{6}$/.exec(toBare(typed))?.[0];
