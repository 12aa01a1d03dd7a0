const toMap = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Letters that don't decompose: Latin, Greek (ELOT 743) and Cyrillic (as Bulgaria spells names), each before its spelling. */
const LETTERS = toMap(
  [
    'ßss æae œoe øo łl đd ðd þth ħh ıi ŋn ªa ºo',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
    'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ыy ьy эe юyu яya',
  ].join(' '),
);

/** Apostrophes and dashes, each before its plain form. */
const TYPOGRAPHY = toMap("`' ´' ‘' ’' ~- –- —-");

/** Signs that change a name; free text gets what follows each. */
const REPLACED = toMap('&+ ;, <( >) [( ]) {( }) |/ \\/ _-');

/** What SEPA transfers may contain (EPC217-08). */
const ACCEPTED = /^[a-zA-Z0-9/\-?:().,'+ ]+$/;

/** Returns a character without accents, spelled in Latin letters; others stay. */
const spell = (character: string): string => {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^\s$/.test(plain)) return ' ';

  const lower = plain.toLowerCase();
  const letters = LETTERS.get(lower);
  if (letters === undefined) return TYPOGRAPHY.get(plain) ?? plain;
  return lower === plain ? letters : letters.charAt(0).toUpperCase() + letters.slice(1);
};

const isAccepted = (text: string): boolean => text === '' || ACCEPTED.test(text);

/** Returns the characters that can't be spelled as banks accept them, each once. */
export const findRefusedCharacters = (value: string): readonly string[] => [
  ...new Set([...value.normalize('NFC')].filter((character) => !isAccepted(spell(character)))),
];

/** Returns text as all SEPA banks accept it, at most `max` characters of it; what can't be spelled becomes full stops. */
export const toBankText = (text: string, max: number): string => {
  const spelled = [...text.normalize('NFC')].map((character) => {
    const plain = spell(character);
    return isAccepted(plain) ? plain : (REPLACED.get(plain) ?? '.');
  });
  // Banks refuse a slash at either end, and two in a row.
  const tidy = spelled
    .join('')
    .replace(/ +/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '');
  return tidy.slice(0, max).replace(/[/ ]+$/, '') || '.';
};
