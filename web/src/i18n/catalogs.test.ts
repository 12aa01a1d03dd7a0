import { describe, expect, it } from 'vitest';
import { errorsEn } from '@domain/messages/errors.en.ts';
import { errorsEs } from '@domain/messages/errors.es.ts';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

/** Different meanings under one name: the state of a check, and the refusal of a call. */
const APART = ['connection.none'];

/** Names of the values in a text, sorted, each once. */
const listPlaceholders = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)[,}]/g), ([, name]) => name))].sort().join();

describe('catalogs', () => {
  it('have the same keys', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it('have a text for every key, with the same values in both languages', () => {
    const keys = Object.keys(en) as (keyof typeof en)[];
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => en[key].trim() === '' || es[key].trim() === '')).toEqual([]);
    expect(keys.filter((key) => listPlaceholders(en[key]) !== listPlaceholders(es[key]))).toEqual([]);
  });

  it.each([
    ['English', en, errorsEn],
    ['Spanish', es, errorsEs],
  ])('have the API’s message in %s for the same error', (_language, catalog, errors) => {
    const texts: Readonly<Record<string, string>> = catalog;
    const shared = Object.entries(errors).filter(([code]) => code in texts && !APART.includes(code));
    expect(shared.length).toBeGreaterThan(20);
    expect(shared.filter(([code, sentence]) => texts[code] !== sentence)).toEqual([]);
  });
});
