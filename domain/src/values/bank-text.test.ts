import { describe, expect, it } from 'vitest';
import { findRefusedCharacters, toBankText } from './bank-text.ts';

describe('text for banks', () => {
  it.each([
    ['Núria Ñáñez i Pallàs', 'Nuria Nanez i Pallas'],
    ['Søren Łukasz Großmann', 'Soren Lukasz Grossmann'],
    ["O’Hara-O'Neil (Jr.)", "O'Hara-O'Neil (Jr.)"],
    ['3.º 2.ª', '3.o 2.a'],
  ])('has base letters for %s', (typed, written) => {
    expect(toBankText(typed)).toBe(written);
    expect(findRefusedCharacters(typed)).toEqual([]);
  });

  it('lists characters that banks refuse, each once', () => {
    expect(findRefusedCharacters('Vera & Co. & 王 🎙')).toEqual(['&', '王', '🎙']);
  });
});
