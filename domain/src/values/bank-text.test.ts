import { describe, expect, it } from 'vitest';
import { findRefusedCharacters, toBankText } from './bank-text.ts';

describe('text for banks', () => {
  it.each([
    ['Núria Ñáñez i Pallàs', 'Nuria Nanez i Pallas'],
    ['Søren Łukasz Großmann', 'Soren Lukasz Grossmann'],
    ["O’Hara-O'Neil (Jr.)", "O'Hara-O'Neil (Jr.)"],
    ['3.º 2.ª', '3.o 2.a'],
    ['Ελένη Θεοδωράκη', 'Eleni Theodoraki'],
    ['Щерев Юлия', 'Shterev Yuliya'],
    ['Łukasz Weiß', 'Lukasz Weiss'],
  ])('spells %s', (typed, written) => {
    expect(toBankText(typed, 70)).toBe(written);
    expect(findRefusedCharacters(typed)).toEqual([]);
  });

  it.each([
    ['José Núñez & Söhne', 'Jose Nunez + Sohne'],
    ['/a//b/', 'a/b'],
    ['<A> "b" d’Or', "(A) .b. d'Or"],
    ['', '.'],
  ])('replaces what banks refuse in %s', (text, written) => {
    expect(toBankText(text, 70)).toBe(written);
  });

  it('lists characters that banks refuse, each once', () => {
    expect(findRefusedCharacters('Vera & Co. & 王 🎙')).toEqual(['&', '王', '🎙']);
  });
});
