import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schema } from 'yup';
import { fieldErrorsEn } from '../messages/field-errors.en.ts';
import { strictObject, text } from '../messages/yup.ts';
import { castLanguageCode, catalogCode, countryCode, languageCode } from './codes.ts';
import { CONTACT_MAX, contactMessage } from './contact-message.ts';
import { calendarDay, dateOfBirth, deadline, timestamp } from './dates.ts';
import { freeText } from './free-text.ts';
import { uniqueList } from './lists.ts';
import { percentage, parsePercentage } from './percentage.ts';
import { browserTimeZone, timeZone } from './time-zones.ts';

const getFault = (schema: Schema, value: unknown): Promise<string | undefined> =>
  schema.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );

describe('a text', () => {
  it('of several lines uses one kind of line ending', async () => {
    await expect(freeText().validate('One\r\nTwo\rThree\tend')).resolves.toBe('One\nTwo\nThree\tend');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\ud83d'])(
    'is stored without control characters: %j',
    async (value) => {
      for (const schema of [text(), freeText()]) {
        await expect(schema.validate(value)).resolves.toBe(
          value.startsWith('a') && value.endsWith('b') ? 'ab' : 'a',
        );
      }
      expect(await getFault(text(), 'a\u{1f600}b')).toBeUndefined();
    },
  );
});

it('a message to an agency has its own error text for its limit', async () => {
  const tooLong = 'x'.repeat(CONTACT_MAX + 1);
  expect(await getFault(contactMessage(), tooLong)).toBe('contact.tooLong {"max":300}');
  expect(fieldErrorsEn['contact.tooLong']).toBe('Max length of {max}!');
  expect(await getFault(freeText(CONTACT_MAX), tooLong)).toBe('validation.tooLong {"max":300}');
});

describe('a code', () => {
  it.each([
    [catalogCode('GENDER'), 'FEM', 'fem', 'validation.codeUnknown'],
    [countryCode, 'ESP', 'ES', 'validation.countryUnknown'],
    [languageCode, 'spa', 'SPA', 'validation.languageUnknown'],
  ])('must match its pattern', async (schema, sound, wrong, fault) => {
    expect(await getFault(schema, sound)).toBeUndefined();
    expect(await getFault(schema, wrong)).toBe(fault);
    expect(await getFault(schema, '')).toBe('validation.required');
    expect(await getFault(schema, undefined)).toBeUndefined();
  });

  it('keeps its catalog key, in a list and when required', () => {
    expect(languageCode.required().describe().meta).toEqual({
      listed: { list: 'languages', castable: false },
    });
    expect(castLanguageCode.describe().meta).toEqual({ listed: { list: 'languages', castable: true } });
    expect(catalogCode('TONE').nullable().default(null).describe().meta).toEqual({
      listed: { list: 'catalog', kind: 'TONE' },
    });
  });
});

describe('a date', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2030-05-10T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it.each(['9999-99-99', '2030-02-30', '2029-02-29', '10/05/2030', '2030-5-1'])(
    'must exist, unlike %s',
    async (day) => expect(await getFault(calendarDay(), day)).toBe('validation.date'),
  );

  it.each([
    ['1900-01-01', undefined],
    ['1899-12-31', 'validation.dateOfBirth'],
    // 12:00 UTC is already the 11th where the day begins first.
    ['2030-05-11', undefined],
    ['2030-05-12', 'validation.dateOfBirth'],
    ['2028-02-29', undefined],
  ])('of birth: %s', async (day, fault) => expect(await getFault(dateOfBirth(), day)).toBe(fault));

  it.each([
    ['2030-05-11T00:00:00.000+00:00', undefined],
    ['2032-05-10T11:59:00.000Z', undefined],
    ['2032-05-10T12:01:00.000Z', 'validation.deadlineFar'],
    ['2030-05-10T23:59:00.000Z', 'validation.deadlinePast'],
    ['2030-06-31T00:00:00.000Z', 'validation.deadlinePast'],
  ])('to be done by: %s', async (moment, fault) => expect(await getFault(deadline(), moment)).toBe(fault));

  it.each([
    ['2030-05-10T12:00:00.000Z', undefined],
    ['2030-05-10T12:00:00+02:00', undefined],
    ['2030-05-10T12:00:00', 'validation.date'],
    ['2030-05-10', 'validation.date'],
    ['2030-13-10T12:00:00Z', 'validation.date'],
    ['yesterday', 'validation.date'],
    ['', 'validation.required'],
  ])('and time: %s', async (moment, fault) => expect(await getFault(timestamp(), moment)).toBe(fault));

  it('has an existing zone', async () => {
    expect(await getFault(timeZone(), 'Europe/Madrid')).toBeUndefined();
    expect(await getFault(timeZone(), 'UTC')).toBeUndefined();
    for (const wrong of ['Europe/Nowhere', 'europe/madrid', '+02:00', 'CET6'])
      expect(await getFault(timeZone(), wrong)).toBe('validation.timeZone');
  });

  it('has the browser’s zone, or none if unknown here', async () => {
    await expect(browserTimeZone().validate('America/Bogota')).resolves.toBe('America/Bogota');
    await expect(browserTimeZone().validate('Moon/Tranquility')).resolves.toBeUndefined();
    await expect(browserTimeZone().validate(undefined)).resolves.toBeUndefined();
  });
});

describe('a typed percentage', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 0 ', 0],
    ['', null],
    ['a tenth', Number.NaN],
  ])('%j is %j', (typed, share) => expect(parsePercentage(typed)).toBe(share));
});

describe('a percentage', () => {
  it.each([0, 100, 33.33, 0.07, 12.5, 1.1])('may be %s', async (share) => {
    await expect(percentage().validate(share)).resolves.toBe(share);
  });

  it.each([-1, -0.01, 100.01, 33.33333, 0.001, 1e-7, Number.NaN, '33', '33 %'])('is not %s', async (share) =>
    expect(await getFault(percentage(), share)).toBe('validation.percentage'),
  );
});

describe('a list without an order', () => {
  it('contains each item once', async () => {
    const languages = uniqueList(languageCode.required()).max(3);
    await expect(languages.validate(['spa', 'eng'])).resolves.toEqual(['spa', 'eng']);
    expect(await getFault(languages, ['spa', 'eng', ' spa '])).toBe('validation.duplicate');
    expect(await getFault(languages, undefined)).toBeUndefined();
  });

  it('uses the equality of its items', async () => {
    const terms = uniqueList(
      strictObject({ agencyId: text(), share: percentage() }),
      ({ agencyId }) => agencyId,
    );
    const [first, two] = ['one', 'two'].map((agencyId) => ({ agencyId, share: 1 }));
    expect(await getFault(terms, [first, two])).toBeUndefined();
    expect(await getFault(terms, [first, { ...first, share: 2 }])).toBe('validation.duplicate');
  });
});
