import { describe, expect, it } from 'vitest';
import { makeItem } from '../pricing/price.samples.ts';
import { getDueEndReminder, getNextEndReminder } from './ending-reminders.ts';

const licence = {
  state: 'live',
  duration: makeItem('1Y'),
  firstAirOn: '2026-01-01' as string | null,
  expiresOn: '2026-12-31',
  renewal: null,
  remindedThrough: null as string | null,
} as const;
const parseUtc = (moment: string) => Date.parse(`${moment}Z`);

describe('a reminder of the end of a licence', () => {
  it.each([
    ['30 days before', null, '2026-12-01'],
    ['7 days before', '2026-12-01', '2026-12-24'],
    ['on the day', '2026-12-24', '2026-12-31'],
  ])('is sent %s', (_, remindedThrough, day) => {
    const reminded = { ...licence, remindedThrough };
    const due = parseUtc(`${day}T08:00:00`);
    expect(getNextEndReminder(reminded)).toBe(due);
    expect(getDueEndReminder(reminded, due - 1, day)).toBeUndefined();
    expect(getDueEndReminder(reminded, due, day)).toEqual({ through: day, isSending: true });
  });

  it.each([
    ['13 weeks', 'P13W', ['2026-12-09', '2026-12-24', '2026-12-31']],
    ['a month', 'P1M', ['2026-12-24', '2026-12-29', '2026-12-31']],
    ['ten days', 'P10D', ['2026-12-29', '2026-12-31']],
    ['a campaign of 20 days', 'CAMPAIGN', ['2026-12-26', '2026-12-30', '2026-12-31']],
  ])('comes later for %s', (_, code, days) => {
    let remindedThrough: string | null = null;
    for (const day of days) {
      const firstAirOn = '2026-12-12';
      const reminded: Parameters<typeof getNextEndReminder>[0] = {
        ...licence,
        duration: makeItem(code),
        firstAirOn,
        remindedThrough,
      };
      expect(getNextEndReminder(reminded)).toBe(parseUtc(`${day}T08:00:00`));
      remindedThrough = day;
    }
  });

  it.each([
    ['it has been, on its last day', { remindedThrough: '2026-12-31' }],
    ['its renewal waits', { renewal: { orderId: 'o', state: 'received' } }],
    ['it was cancelled', { state: 'cancelled' }],
    ['its end is not known', { expiresOn: null }],
  ] as const)('is not sent once %s', (_, change) => {
    expect(getNextEndReminder({ ...licence, ...change })).toBeNull();
    const ended = { ...licence, ...change };
    expect(getDueEndReminder(ended, parseUtc('2026-12-31T09:00:00'), '2026-12-31')).toBeUndefined();
  });

  it('is one for all missed reminders, and none after the end', () => {
    expect(getDueEndReminder(licence, parseUtc('2026-12-29T10:00:00'), '2026-12-29')).toEqual({
      through: '2026-12-24',
      isSending: true,
    });
    expect(getDueEndReminder(licence, parseUtc('2027-01-01T00:00:00'), '2027-01-01')).toEqual({
      through: '2026-12-31',
      isSending: false,
    });
  });

  it('follows the agency’s clock only', () => {
    const morning = parseUtc('2027-01-01T05:00:00');
    expect(getDueEndReminder(licence, morning, '2026-12-31')).toMatchObject({ isSending: true });
    expect(getDueEndReminder(licence, parseUtc('2026-12-31T10:00:00'), '2027-01-01')).toMatchObject({
      isSending: false,
    });
  });

  it('is repeated after a renewal has moved the end', () => {
    const renewed = {
      ...licence,
      expiresOn: '2027-12-31',
      renewal: { orderId: 'o', state: 'confirmed' },
      remindedThrough: '2026-12-24',
    } as const;
    expect(getNextEndReminder(renewed)).toBe(parseUtc('2027-12-01T08:00:00'));
  });
});
