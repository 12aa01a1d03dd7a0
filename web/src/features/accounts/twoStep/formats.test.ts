import { describe, expect, it } from 'vitest';
import { parseCode, parsePhone } from './formats.ts';

describe('a typed phone number and code', () => {
  it.each([
    ['+34 600 123 456', '+34600123456'],
    ['+1 (212) 555-0123', '+12125550123'],
    ['600 123 456', undefined],
    ['0034600123456', undefined],
    ['+0 600 123 456', undefined],
    ['+34 600 12a 456', undefined],
    ['', undefined],
  ])('accept the phone number %j as %j', (typed, phone) => expect(parsePhone(typed)).toBe(phone));

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345x', undefined],
  ])('accept the code %j as %j', (typed, code) => expect(parseCode(typed)).toBe(code));
});
