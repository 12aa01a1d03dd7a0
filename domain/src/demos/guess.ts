import type { CatalogEntry } from '../reference/reference.ts';
import { NAME_MAX } from '../reference/reference.ts';
import type { Talent } from '../talents/talents.ts';
import { hasContactDetails } from '../values/contact-details.ts';
import type { DemoDescription } from './demo-fields.ts';

/** Applies to every recording, so it distinguishes none. */
const GENERIC: readonly string[] = ['VOICE'];

const toWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns a readable name from a file name; empty when nothing is left, or contact details are in it. */
const nameIn = (fileName: string): string => {
  if (hasContactDetails(fileName)) return '';
  return fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\s]+/gu, ' ')
    .replace(/\s*-+\s*/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);
};

/** Returns the only category in a file name; empty for none or several. */
const guessCategory = (fileName: string, catalog: readonly CatalogEntry[]): string => {
  const words = toWords(fileName);
  const named = catalog.filter(
    ({ catalog: kind, code, label, labelEs }) =>
      kind === 'DEMO_CATEGORY' &&
      !GENERIC.includes(code) &&
      [label, labelEs, code].some((name) => words.includes(toWords(name))),
  );
  return named.length === 1 ? (named[0]?.code ?? '') : '';
};

type KnownTraits = Pick<Talent, 'languages' | 'gender' | 'voiceAges' | 'tone' | 'syntheticVoiceConsent'>;

/** Guesses a new demo's description from the file name and the talent's profile; empty where unknown. */
export const guessDemo = (
  fileName: string,
  { languages, gender, voiceAges, tone, syntheticVoiceConsent = false }: KnownTraits,
  catalog: readonly CatalogEntry[],
): Partial<DemoDescription> => ({
  name: nameIn(fileName),
  category: guessCategory(fileName, catalog),
  language: languages.find(({ main }) => main)?.alpha3 ?? '',
  gender: gender ?? '',
  voiceAge: voiceAges.length === 1 ? (voiceAges[0] ?? '') : '',
  tone: tone ?? '',
  syntheticVoiceConsent,
});
