import { findKnownZone } from './known-zone.ts';

/** An account's time format: the language's default, or a fixed one. */
export const CLOCKS = ['language', '12h', '24h'] as const;
export type Clock = (typeof CLOCKS)[number];

const CYCLES: Readonly<Record<Clock, Pick<Intl.DateTimeFormatOptions, 'hourCycle'>>> = {
  language: {},
  '12h': { hourCycle: 'h12' },
  '24h': { hourCycle: 'h23' },
};

/** Returns a format of times in a language, by the clock that its reader prefers. A zone that the engine doesn't know becomes UTC, and is named. */
export const getTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  clock: Clock = 'language',
): Intl.DateTimeFormat => {
  const { timeZone } = options;
  const zone = timeZone && findKnownZone(timeZone);
  const named = timeZone && !zone ? ({ timeZoneName: 'short', timeZone: 'UTC' } as const) : {};
  const resolved = zone ? { timeZone: zone } : named;
  return new Intl.DateTimeFormat(locale, { ...options, ...resolved, ...CYCLES[clock] });
};
