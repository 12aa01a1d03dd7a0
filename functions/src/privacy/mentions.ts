import type { Person } from './person.ts';

/** What is looked for in a value. */
type Sought = Pick<Person, 'uid' | 'addresses' | 'pattern'>;

/** A first name alone, or a word, is many people's: what is looked for has two words, a digit or an address's sign. */
const TELLING = /\S[\s\d@/]|[\d@/]/;
/** Shorter than this, it would be found by chance. In characters. */
const TELLING_LENGTH = 5;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds any of these texts in another, as whole words and whatever their capitals; what is too common is not looked for. */
export const patternOf = (texts: readonly string[]): RegExp => {
  const telling = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= TELLING_LENGTH && TELLING.test(text));
  if (telling.length === 0) return /(?!)/;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${telling.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isThem = (value: unknown, { uid, addresses }: Sought): boolean =>
  value === uid || (typeof value === 'string' && addresses.includes(value.toLowerCase()));

/**
 * Takes out of a value what it says about somebody, and answers both. A map that has their uid or address as a field is
 * about them and goes whole; elsewhere each text that names them does, and null stands in its place. The very same value
 * is left when it says nothing.
 */
export const separate = (
  value: unknown,
  person: Sought,
): { readonly rest: unknown; readonly said: readonly unknown[] } => {
  const gone = { rest: null, said: [value] };
  if (typeof value === 'string') return person.pattern.test(value) ? gone : { rest: value, said: [] };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => separate(item, person));
    const said = items.flatMap((item) => item.said);
    return said.length === 0 ? { rest: value, said } : { rest: items.map(({ rest }) => rest), said };
  }
  if (!isMap(value)) return { rest: value, said: [] };
  if (Object.values(value).some((field) => isThem(field, person))) return gone;
  const fields = Object.entries(value).map(([key, field]) => [key, separate(field, person)] as const);
  const said = fields.flatMap(([, field]) => field.said);
  if (said.length === 0) return { rest: value, said };
  return { rest: Object.fromEntries(fields.map(([key, { rest }]) => [key, rest])), said };
};
