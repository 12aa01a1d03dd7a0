import { describe, expect, it } from 'vitest';
import { agencyPatchSchema } from './agencies.schema.ts';
import { isSlug, slugSchema } from './slugs.ts';

describe('a slug', () => {
  it.each(['aria', 'a', '4-voices', 'a'.repeat(60)])('may be %s', async (slug) => {
    expect(isSlug(slug)).toBe(true);
    expect(await slugSchema().isValid(slug)).toBe(true);
  });

  it.each([
    ['in capitals', 'Aria'],
    ['with a look-alike letter', 'аria'],
    ['with an accent', 'ária'],
    ['of full-width letters', 'ａｒｉａ'],
    ['with a blank', 'aria voices'],
    ['with a path', 'aria/../admin'],
    ['with a dot', 'aria.example'],
    ['with a hyphen at its end', 'aria-'],
    ['too long', 'a'.repeat(61)],
  ])('is never %s', async (_, slug) => {
    expect(isSlug(slug)).toBe(false);
    expect(await slugSchema().isValid(slug)).toBe(false);
  });

  it.each(['admin', 'api', 'self', 'platform', 'www'])('cannot be %s, which the app uses', async (slug) => {
    await expect(slugSchema().validate(slug)).rejects.toThrow('agency.slugReserved');
  });
});

describe('the sender of an agency’s emails', () => {
  const isSound = (senderName: string) => agencyPatchSchema.isValid({ senderName });

  it.each(['Aria Voices', 'Ária – Voces', '4 Voices', ''])('may be %s', async (name) => {
    expect(await isSound(name)).toBe(true);
  });

  it.each([
    'Aria\r\nBcc: all@evil.example',
    'Aria <boss@bank.example>',
    'boss@bank.example',
    'Aria, Bank',
    'https://bank.example',
    '"Aria"',
    'A'.repeat(61),
  ])('is never %j', async (name) => {
    expect(await isSound(name)).toBe(false);
  });
});

it('policies need https addresses, and all four parts together', async () => {
  const sound = {
    termsUrl: 'https://a.example/t',
    privacyUrl: 'https://a.example/p',
    termsVersion: '2026-01-01',
    privacyVersion: '2026-01-01',
  };
  const isValid = (policies: unknown) => agencyPatchSchema.isValid({ policies });
  expect(await isValid(sound)).toBe(true);
  expect(await isValid(null)).toBe(true);
  expect(await agencyPatchSchema.validate({})).toEqual({});
  for (const termsUrl of ['http://a.example', 'javascript:alert(1)', '', undefined])
    expect(await isValid({ ...sound, termsUrl })).toBe(false);
});
