import type { Span } from '@domain/availability/slot-times.ts';
import { useTimeFormat } from './useTimeFormat.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const SHOWN = { hours: TIME, day: { ...DAY, ...TIME }, date: { ...DAY, year: 'numeric', ...TIME } } as const;

/** Formats spans in a zone: only the hours, with the day, or with the full date. */
export const useSpanText = (): ((span: Span, zone: string, shown?: keyof typeof SHOWN) => string) => {
  const timeFormat = useTimeFormat();
  return ({ from, to }, timeZone, shown = 'day') =>
    timeFormat({ ...SHOWN[shown], timeZone }).formatRange(from, to);
};
