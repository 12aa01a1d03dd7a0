/** An account's time format: the language's default, or a fixed one. */
export const CLOCKS = ['language', '12h', '24h'] as const;
export type Clock = (typeof CLOCKS)[number];

const CYCLES: Readonly<Record<Clock, Pick<Intl.DateTimeFormatOptions, 'hourCycle'>>> = {
  language: {},
  '12h': { hourCycle: 'h12' },
  '24h': { hourCycle: 'h23' },
};

/** A format of times in a language, by the clock that its reader prefers. */
export const getTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  clock: Clock = 'language',
): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { ...options, ...CYCLES[clock] });
