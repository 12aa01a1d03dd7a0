import { messageId, text } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';

/** Invisible characters: control and format characters, fillers, the braille blank, lone surrogates. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners shape the letters of many scripts; in these three they would only make two equal names differ. */
const JOINED =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/u;
const JOINED_OR_HIDDEN = new RegExp(`${JOINED.source}|(${HIDDEN.source})`, 'gu');
/** Characters that turn the text after them around, so that a name reads as another one. */
const TURNED = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** More marks on one letter than any script has: they cover the lines above and below. */
const PILED = /\p{Mn}{7}/u;
/** A letter, digit or sign that leaves ink. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Detects a domain, unlike "Ma.Teresa" and "J.R.": a word, a dot and lower-case letters. */
const DOMAIN = /[\p{L}\p{N}-]{4,}\.\p{Ll}{2,}/u;
/** An address, or text that mail programs turn into a link. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}[/?#:]|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|xyz|online|site|shop|app|dev|link)(?![\p{L}\p{N}])/iu;

const isPiled = (value: string): boolean => PILED.test(value.normalize('NFD'));

/** A line without what `drop` removes; blanks within are made one. */
const oneLine = (drop: (value: string) => string) =>
  text()
    .transform((value: unknown) =>
      typeof value === 'string' ? drop(value).replace(/\s+/gu, ' ').trim() : value,
    )
    .max(NAME_MAX);

/** Removes invisible characters from a name, except joiners that shape letters. */
const dropHidden = (value: string): string =>
  value.replace(JOINED_OR_HIDDEN, (match, hidden?: string) => (hidden === undefined ? match : ''));

/** Removes invisible characters from a title, except joiners and variation selectors of emoji. */
const dropTurned = (value: string): string => value.replace(TURNED, '');

const unless = (matches: (value: string) => boolean) => (value: string | null | undefined) =>
  value === undefined || value === null || value === '' || !matches(value);

/**
 * A person's name or a part of one, with single blanks. It has a letter, no hidden characters, and
 * is no link: names are mailed to addresses that anyone may have typed.
 */
export const personName = () =>
  oneLine(dropHidden)
    .test('shown', messageId('validation.hiddenCharacters'), unless(isPiled))
    .test(
      'no link',
      messageId('validation.nameLink'),
      unless((value) => LINK.test(value) || DOMAIN.test(value)),
    )
    .test(
      'letters',
      messageId('validation.nameLetters'),
      unless((value) => !/\p{L}/u.test(value)),
    );

/** One line of text, such as the name of a company, project or place; digits, signs and emoji are welcome. */
export const title = () =>
  oneLine(dropTurned).test(
    'shown',
    messageId('validation.hiddenCharacters'),
    unless((value) => isPiled(value) || !VISIBLE.test(value)),
  );
