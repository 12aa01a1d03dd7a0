import { describe, expect, it } from 'vitest';
import { personName, title } from './names.ts';

const getFault = (schema: ReturnType<typeof personName>, value: string): Promise<string | undefined> =>
  schema.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a person’s name', () => {
  it.each([
    'Ana',
    'María José',
    "D'Arcy-O’Neill",
    'J.R.R.',
    'Ma.Teresa',
    'St. John',
    'Nguyễn Thị Ánh',
    '王小明',
    'Їжак',
    'علی‌رضا',
    'क्‍ष',
    'Henry 8',
  ])('may be %s', async (name) => {
    await expect(personName().validate(name)).resolves.toBe(name);
  });

  it.each([
    ['composed', 'Nguye\u0302\u0303n', 'Nguyễn'],
    ['a zero-width space', 'Ana\u200b', 'Ana'],
    ['nothing that is seen', '\u200b\u2060', ''],
    ['a filler that counts as a letter', 'Ana\u3164', 'Ana'],
    ['a blank of braille', 'Ana\u2800', 'Ana'],
    ['text turned around', 'Ana \u202eMaría', 'Ana María'],
    ['an isolate', '\u2066Ana', 'Ana'],
    ['a joiner between Latin letters', 'An\u200da', 'Ana'],
    ['a soft hyphen', 'An\u00ada', 'Ana'],
    ['a variant of an emoji', 'Zoë 🎙\ufe0f', 'Zoë 🎙'],
    ['a control character', 'An\u0007a', 'Ana'],
    ['half a character', 'Ana \ud800', 'Ana'],
  ])('is stored composed and without invisible characters: %s', async (_, typed, stored) => {
    await expect(personName().validate(typed)).resolves.toBe(stored);
  });

  it('is trimmed, with single spaces inside', async () => {
    await expect(personName().validate(' Ana \t\u00a0 María\n')).resolves.toBe('Ana María');
  });

  it.each([
    ['no letter', '12 345', 'validation.nameLetters'],
    ['signs alone', '—', 'validation.nameLetters'],
    ['marks in a pile', `A${'\u0301'.repeat(7)}na`, 'validation.hiddenCharacters'],
    ['an address', 'Ana https://evil.example', 'validation.nameLink'],
    ['an address without its beginning', 'See www.evil', 'validation.nameLink'],
    ['a domain', 'Win at EVIL.com now', 'validation.nameLink'],
    ['a domain of a country', 'gana.es', 'validation.nameLink'],
    ['a domain and a path', 'x.es/win', 'validation.nameLink'],
    ['121 characters', 'a'.repeat(121), 'validation.tooLong {"max":120}'],
  ])('is not %s', async (_, name, fault) => {
    expect(await getFault(personName(), name)).toBe(fault);
  });

  it('may be absent unless required', async () => {
    await expect(personName().validate(undefined)).resolves.toBeUndefined();
    expect(await getFault(personName().required(), '  ')).toBe('validation.required');
  });
});

describe('a title', () => {
  it.each(['7', '24/7', 'www.brand.com', '3M™', '☀️ Sunrise', '👩‍🚀', '«Ñ»', '—'])(
    'may be %s',
    async (name) => {
      await expect(title().validate(name)).resolves.toBe(name);
    },
  );

  it.each([
    ['text turned around', 'Sun\u202erise'],
    ['a control character', 'Sun\u0000rise'],
    ['half a character', '\udc00Sunrise'],
    ['a soft hyphen', 'Sun\u00adrise'],
  ])('is stored without %s', async (_, typed) => {
    await expect(title().validate(typed)).resolves.toBe('Sunrise');
  });

  it.each([
    ['nothing that is seen', '\u200b\u2060\ufe0f'],
    ['a filler', '\u3164'],
    ['marks in a pile', `S${'\u0336'.repeat(7)}un`],
  ])('is not %s', async (_, name) => {
    expect(await getFault(title(), name)).toBe('validation.hiddenCharacters');
  });
});
