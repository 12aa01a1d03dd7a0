import { getFirstGrapheme } from './graphemes.ts';

/** The first letters of the first and the last word of a name or address, in capitals. */
export const getInitials = (name: string): string => {
  const words = name.split(/[\s@.]+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => getFirstGrapheme(word ?? ''))
    .join('')
    .toLocaleUpperCase();
};
