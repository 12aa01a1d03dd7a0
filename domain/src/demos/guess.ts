import type { CatalogEntry } from '../reference/reference.ts';
import { NAME_MAX } from '../reference/reference.ts';
import type { Talent } from '../talents/talents.ts';

/** Said of any recording, so that it says nothing of one. */
const GENERIC: readonly string[] = ['VOICE'];

const words = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What a file is called, as a person would write it; empty where nothing is left. */
const nameIn = (fileName: string): string =>
  fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\s]+/gu, ' ')
    .replace(/\s*-+\s*/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);

/** The one category that the name of a file speaks of; several, or none: nobody knows. */
const categoryIn = (fileName: string, catalog: readonly CatalogEntry[]): string => {
  const said = words(fileName);
  const named = catalog.filter(
    ({ catalog: kind, code, label, labelEs }) =>
      kind === 'DEMO_CATEGORY' &&
      !GENERIC.includes(code) &&
      [label, labelEs, code].some((name) => said.includes(words(name))),
  );
  return named.length === 1 ? (named[0]?.code ?? '') : '';
};

/** What can honestly be said of a new demo before anybody did; an empty text where it cannot. */
export interface DemoGuess {
  readonly name: string;
  readonly category: string;
  readonly language: string;
  readonly gender: string;
  readonly voiceAge: string;
  readonly tone: string;
  readonly syntheticVoiceConsent: boolean;
}

type Told = Pick<Talent, 'languages' | 'gender' | 'voiceAges' | 'tone' | 'syntheticVoiceConsent'>;

/** From the name of the file, and from what the talent said of themselves. */
export const guessDemo = (
  fileName: string,
  { languages, gender, voiceAges, tone, syntheticVoiceConsent = false }: Told,
  catalog: readonly CatalogEntry[],
): DemoGuess => ({
  name: nameIn(fileName),
  category: categoryIn(fileName, catalog),
  language: languages.find(({ main }) => main)?.alpha3 ?? '',
  gender: gender ?? '',
  voiceAge: voiceAges.length === 1 ? (voiceAges[0] ?? '') : '',
  tone: tone ?? '',
  syntheticVoiceConsent,
});
