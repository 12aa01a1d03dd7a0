/** Identifiers searched for in a value. */
export interface PersonIdentifiers {
  readonly uid: string;
  /** Their verified addresses, as written and in lower case. */
  readonly addresses: readonly string[];
  /** Finds their addresses, names, numbers and the like in a text. */
  readonly pattern: RegExp;
}

/** A single word is ambiguous: matched texts need two words, a digit or an @. */
const TELLING = /\S[\s\d@/]|[\d@/]/;
/** Shorter texts match by chance. In characters. */
const TELLING_LENGTH = 5;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a case-insensitive pattern for any of these texts as whole words; skips texts that are too common. */
export const toPattern = (texts: readonly string[]): RegExp => {
  const telling = texts
    .map((text) => text.trim())
    .filter((text) => text.length >= TELLING_LENGTH && TELLING.test(text));
  if (telling.length === 0) return /(?!)/;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${telling.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isThem = (value: unknown, { uid, addresses }: PersonIdentifiers): boolean =>
  value === uid || (typeof value === 'string' && addresses.includes(value.toLowerCase()));

/** Separates the part about a person: a map with their uid or address goes entirely, other texts that name them become null. */
export const separate = (
  value: unknown,
  person: PersonIdentifiers,
): { readonly rest: unknown; readonly said: readonly unknown[] } => {
  const gone = { rest: null, said: [value] };
  if (typeof value === 'string') return person.pattern.test(value) ? gone : { rest: value, said: [] };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => separate(item, person));
    const texts = items.flatMap((item) => item.said);
    return texts.length === 0
      ? { rest: value, said: texts }
      : { rest: items.map(({ rest }) => rest), said: texts };
  }
  if (!isMap(value)) return { rest: value, said: [] };
  if (Object.values(value).some((field) => isThem(field, person))) return gone;

  const fields = Object.entries(value).map(([key, field]) => [key, separate(field, person)] as const);
  const fieldTexts = fields.flatMap(([, field]) => field.said);
  if (fieldTexts.length === 0) return { rest: value, said: fieldTexts };

  return { rest: Object.fromEntries(fields.map(([key, { rest }]) => [key, rest])), said: fieldTexts };
};
