import { describe, expect, it } from 'vitest';
import { isBic, isIban, normalizeBankCode } from './bank-account.ts';

describe('a bank account', () => {
  it.each([
    ['es91 2100 0418 4502 0005 1332', true],
    ['DE89-3704-0044-0532-0130-00', true],
    ['GB29NWBK60161331926819', true],
    ['ES9121000418450200051333', false],
    ['ES912100041845020005133', false],
    ['XX9121000418450200051332', false],
    ['', false],
  ])('is checked by its country’s form and check digits: %s', (typed, isValid) => {
    expect(isIban(typed)).toBe(isValid);
  });

  it('is stored without separators', () => {
    expect(normalizeBankCode('es91 2100-0418 4502 0005 1332')).toBe('ES9121000418450200051332');
  });

  it.each([
    ['CAIXESBBXXX', true],
    ['caixesbb', true],
    ['CAIXESB', false],
  ])('may name its bank: %s', (typed, isValid) => {
    expect(isBic(typed)).toBe(isValid);
  });
});
