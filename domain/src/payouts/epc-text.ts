const toMap = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Letters that don't decompose: Latin, Greek (ELOT 743) and Cyrillic (as Bulgaria spells names), each before its spelling. */
const LETTERS = toMap(
  [
    'ßss æae œoe øo łl đd ðd þth ħh ıi ŋn',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
    'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ыy ьy эe юyu яya',
  ].join(' '),
);

/** Signs outside the set, each before its replacement; others become a full stop. */
const SIGNS = toMap("&+ ;, <( >) [( ]) {( }) |/ \\/ `' ´' ‘' ’' ~- _- –- —-");

const toEpcCharacter = (character: string): string => {
  if (/[a-zA-Z0-9/\-?:().,'+]/.test(character)) return character;
  if (/\s/.test(character)) return ' ';

  const lower = character.toLowerCase();
  const letters = LETTERS.get(lower);
  if (letters === undefined) return SIGNS.get(character) ?? '.';
  return lower === character ? letters : letters.charAt(0).toUpperCase() + letters.slice(1);
};

/**
 * Returns text in the characters that all SEPA banks accept (EPC217-08), at most `max` of them. Accents are dropped, other letters
 * are spelled in Latin ones, and text without an equivalent becomes full stops.
 */
export const toEpcText = (text: string, max: number): string => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const latin = Array.from(plain, toEpcCharacter).join('').replace(/ +/g, ' ');
  // Banks refuse a slash at either end, and two in a row.
  const tidy = latin.replace(/\/{2,}/g, '/').replace(/^[/ ]+/, '');
  return tidy.slice(0, max).replace(/[/ ]+$/, '') || '.';
};
