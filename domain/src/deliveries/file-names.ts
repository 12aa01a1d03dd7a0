import { cutText } from '../values/graphemes.ts';

/** Parts of the name of an expected file. */
export const NAME_TOKENS = [
  'project',
  'brand',
  'campaign',
  'character',
  'asset',
  'identifier',
  'language',
  'talent',
  'number',
] as const;
type NameToken = (typeof NAME_TOKENS)[number];
export type NameParts = Readonly<Record<NameToken, string>>;

export const NAME_PATTERN_MAX = 200;
export const DEFAULT_NAME_PATTERN = '{project}_{character}_{asset}_{language}';

const TOKEN = /\{([^{}]*)\}/gu;
/** Characters that some file system refuses; spaces and typographic dashes are inconvenient in scripts. */
const UNFIT = /[\s\p{Pd}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|{}]+/gu;
const PART_MAX = 60;

const isToken = (name: string): name is NameToken => NAME_TOKENS.some((token) => token === name);

/** Returns text as a part of a file name; empty if nothing is left. */
export const toNamePart = (text: string): string =>
  cutText(text.normalize('NFC').replace(UNFIT, '-'), PART_MAX).replace(/^[-.]+|[-.]+$/gu, '');

/** Returns the first `{…}` of a pattern that names no part; undefined without one. */
export const findUnknownToken = (pattern: string): string | undefined =>
  [...pattern.matchAll(TOKEN)].map(([, name = '']) => name).find((name) => !isToken(name));

/** Returns a file name without extension, numbered at the end unless the pattern says where. Empty parts leave no double separators. */
export const fillNamePattern = (pattern: string, parts: NameParts): string =>
  (pattern.includes('{number}') ? pattern : `${pattern}_{number}`)
    .normalize('NFC')
    .replace(TOKEN, (_, name: string) => (isToken(name) ? toNamePart(parts[name]) : ''))
    .replace(UNFIT, '-')
    .replace(/([-_.])[-_.]+/gu, '$1')
    .replace(/^[-_.]+|[-_.]+$/gu, '') || 'file';

/** Returns what two names of one file share: without extension, regardless of case and of the kind of dash. */
export const toFileKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.[a-z0-9]{2,5}$/iu, '')
    .replace(/\p{Pd}+/gu, '-')
    .toLowerCase();
