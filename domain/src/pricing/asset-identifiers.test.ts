import { describe, expect, it } from 'vitest';
import { formatIdentifiers, identifiersField, parseIdentifiers } from './asset-identifiers.ts';

const check = (scheme: string, value: string) =>
  identifiersField().isValidSync([{ scheme, value }], { strict: true });

describe('the code of an asset', () => {
  it.each([
    ['adId', 'ABCD1234567', true],
    ['adId', 'ABCD1234567H', true],
    ['adId', 'AB1D1234567D', true],
    ['adId', 'ABCD123456', false],
    ['adId', '1BCD1234567', false],
    ['adId', 'ABCD1234567X', false],
    ['adId', 'abcd1234567', false],
    ['clock', 'AAA/BBBB001/030', true],
    ['clock', 'AAA/BBBB01/030', false],
    ['clock', 'AAA-BBBB001-030', false],
    ['own', 'Spot 7/2031', true],
    ['own', '', false],
    ['own', '../secret', false],
    ['isan', '1', false],
  ])('%s %s is valid: %s', (scheme, value, isValid) => {
    expect(check(scheme, value)).toBe(isValid);
  });

  it('is recognised by its shape, and written back in order', () => {
    const typed = 'abcd1234567h, aaa/bbbb001/030; Spot 7';
    const found = parseIdentifiers(typed);
    expect(found).toEqual([
      { scheme: 'adId', value: 'ABCD1234567H' },
      { scheme: 'clock', value: 'AAA/BBBB001/030' },
      { scheme: 'own', value: 'Spot 7' },
    ]);
    expect(formatIdentifiers(found)).toBe('ABCD1234567H, AAA/BBBB001/030, Spot 7');
  });
});
