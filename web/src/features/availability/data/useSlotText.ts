import { slotSpan, type Span } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { browserZone } from '../../../lib/browserZone.ts';

/** A slot in words. */
export interface SlotText {
  /** By the clock that it was offered by. */
  readonly offered: string;
  /** By the reader’s own clock; undefined where that shows the same. */
  readonly own: string | undefined;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Spans by the clock of a zone: with the day, or the hours alone. */
export const useSpanText = (): ((span: Span, zone: string, withDay?: boolean) => string) => {
  const { locale } = useLocale();
  return ({ from, to }, timeZone, withDay = true) =>
    new Intl.DateTimeFormat(locale, { ...(withDay ? DAY : {}), ...TIME, timeZone }).formatRange(from, to);
};

/** Written slots in words; what is no slot is told as it is written. */
export const useSlotText = (): ((datetime: string, zone: string) => SlotText) => {
  const spanText = useSpanText();
  const here = browserZone() ?? 'UTC';
  return (datetime, zone) => {
    const slot = readSlot(datetime);
    if (!slot) return { offered: datetime, own: undefined };
    const span = slotSpan(slot, zone);
    const [offered, own] = [spanText(span, zone), spanText(span, here)];
    return { offered, own: own === offered ? undefined : own };
  };
};
