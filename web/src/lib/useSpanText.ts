import type { Span } from '@domain/availability/slot-times.ts';
import { useTimeFormat } from './useTimeFormat.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const SHOWN = { hours: TIME, day: { ...DAY, ...TIME }, date: { ...DAY, year: 'numeric', ...TIME } } as const;

/** Spans by the clock of a zone: the hours alone, with the day, or with the whole date. */
export const useSpanText = (): ((span: Span, zone: string, shown?: keyof typeof SHOWN) => string) => {
  const timeFormat = useTimeFormat();
  return ({ from, to }, timeZone, shown = 'day') =>
    timeFormat({ ...SHOWN[shown], timeZone }).formatRange(from, to);
};
