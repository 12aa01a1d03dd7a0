import { describe, expect, it } from 'vitest';
import { catalog as en } from './en/index.ts';
import { catalog as es } from './es/index.ts';

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
});
