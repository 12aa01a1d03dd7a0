/** Latin letters that NFD doesn't decompose, and how banks write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  '’': "'",
  '–': '-',
  ª: 'a',
  º: 'o',
};

/** What SEPA transfers may contain (EPC217-08). */
const ACCEPTED = /^[A-Za-z0-9/?:().,'+ -]*$/;

/** Returns text as banks accept it, with base letters for accented ones; other characters stay. */
export const toBankText = (value: string): string =>
  [...value.normalize('NFD').replace(/\p{Mn}/gu, '')].map((letter) => LETTERS[letter] ?? letter).join('');

/** Returns the characters that banks refuse, each once. */
export const findRefusedCharacters = (value: string): readonly string[] => [
  ...new Set([...value].filter((letter) => !ACCEPTED.test(toBankText(letter)))),
];
