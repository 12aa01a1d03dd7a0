import { describe, expect, it } from 'vitest';
import { errorsEn } from '@domain/messages/errors.en.ts';
import { errorsEs } from '@domain/messages/errors.es.ts';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

/** Said of another matter under the same name: the state of a check, and the refusal of a call. */
const APART = ['connection.none'];

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? '').sort();

describe('catalogs', () => {
  it('hold the same keys', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en) as (keyof typeof en)[])(
    '%s has text and the same values in both languages',
    (key) => {
      expect(es[key].trim()).not.toBe('');
      expect([...new Set(placeholders(es[key]))]).toEqual([...new Set(placeholders(en[key]))]);
    },
  );

  it.each([
    ['English', en, errorsEn],
    ['Spanish', es, errorsEs],
  ])('say in %s what the API says of the same fault', (_language, catalog, errors) => {
    const own: Readonly<Record<string, string>> = catalog;
    const shared = Object.entries(errors).filter(([code]) => code in own && !APART.includes(code));
    expect(shared.length).toBeGreaterThan(20);
    expect(shared.filter(([code, said]) => own[code] !== said)).toEqual([]);
  });
});
