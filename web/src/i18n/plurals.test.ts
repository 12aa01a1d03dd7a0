import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

const COUNTS = [0, 1, 2, 60, 1_000_000];

interface Part {
  readonly value?: string;
  readonly children?: readonly Part[];
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly pluralType?: string;
}

const listParts = ({ children = [], options = {} }: Part): readonly Part[] => [
  ...children,
  ...Object.values(options).flatMap(({ value }) => value),
];

/** Names of all values in a message, those of plurals apart. */
const findValues = (
  parts: readonly Part[],
): { readonly plurals: Set<string>; readonly others: Set<string> } => {
  const found = { plurals: new Set<string>(), others: new Set<string>() };
  const visit = (part: Part): void => {
    if (part.pluralType !== undefined) found.plurals.add(part.value ?? '');
    else if (part.value !== undefined) found.others.add(part.value);
    listParts(part).forEach(visit);
  };
  parts.forEach(visit);
  return found;
};

/** Detects `#` in a nested plural, where readers would expect the outer number. */
const hasNestedPound = (parts: readonly Part[], depth = 0): boolean =>
  parts.some((part) => {
    const isPlural = part.pluralType !== undefined;
    if (!isPlural && part.value === undefined && !part.children) return depth > 1;
    return hasNestedPound(listParts(part), depth + (isPlural ? 1 : 0));
  });

/** Every choice of one count for each name. */
const listChoices = (names: readonly string[]): readonly Readonly<Record<string, number>>[] =>
  names.reduce<readonly Readonly<Record<string, number>>[]>(
    (all, name) => all.flatMap((item) => COUNTS.map((count) => ({ ...item, [name]: count }))),
    [{}],
  );

describe.each([
  ['en', en],
  ['es', es],
] as const)('messages with values, in %s', (locale, catalog) => {
  const faults: string[] = [];
  const intl = createIntl({ locale, messages: catalog, onError: ({ message }) => faults.push(message) });
  const messages = (Object.entries(catalog) as [keyof typeof en, string][])
    .filter(([, text]) => text.includes('{'))
    .map(([id, text]) => {
      const parts = intl.formatters.getMessageFormat(text, locale).getAst() as readonly Part[];
      return { id, parts, ...findValues(parts) };
    });

  it('can be rendered for every count', () => {
    expect(messages.length).toBeGreaterThan(300);

    const wrong = messages.flatMap(({ id, plurals, others }) => {
      const values = Object.fromEntries([...others].map((name) => [name, plurals.has(name) ? 2 : 7]));
      const tags = { a: (parts: readonly unknown[]) => parts.join('') };
      return listChoices([...plurals]).flatMap((counts) => {
        const sentence = String(intl.formatMessage({ id }, { ...tags, ...values, ...counts }));
        return /[{}#]|undefined|NaN/.test(sentence) || sentence.trim() === '' ? [`${id}: ${sentence}`] : [];
      });
    });
    expect([...wrong, ...faults]).toEqual([]);
  });

  it.runIf(locale === 'es')('have “de” after whole millions, where records of any number are counted', () => {
    // Every other count is of something with a limit below a million: rows of a project, a roster's page, a day's work.
    const unlimited = messages.filter(({ id, plurals }) => plurals.size > 0 && /^(audit|health)\./.test(id));

    const sentences = unlimited.map(({ id, plurals, others }) => {
      const values = Object.fromEntries([
        ...[...others].map((name) => [name, 7]),
        ...[...plurals].map((name) => [name, 1_000_000]),
      ]);
      return `${id}: ${String(intl.formatMessage({ id }, values))}`;
    });
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((words) => /1\.000\.000 (?!de |más|con )\p{L}/u.test(words))).toEqual([]);
  });

  it('use the plural of the number that they show', () => {
    expect(messages.filter(({ parts }) => hasNestedPound(parts)).map(({ id }) => id)).toEqual([]);
  });
});
