const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
const DATE = /(?:19|20)\d{2}[-. ]?[01]\d[-. ]?[0-3]\d/g;
/** Nine to fifteen digits, in groups. */
const PHONE = /(?<!\d)\+?\d(?:[-. ()/]{0,2}\d){8,14}(?!\d)/;

/** Returns whether a text seems to contain an email address or a phone number. */
export const hasContactDetails = (text: string): boolean =>
  EMAIL.test(text) || PHONE.test(text.replace(DATE, ' x '));
