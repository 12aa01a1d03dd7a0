/** A character of a Latin keyboard: on those, the letter on the key counts. */
const LATIN = /^[\p{Script=Latin}\p{ASCII}]$/u;

/** Returns a pressed key by its name, letters in lower case; on keyboards of other alphabets, the Latin letter or digit at its position. */
export const readKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if ([...key].length > 1) return key;
  if (LATIN.test(key)) return key.toLowerCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
};
