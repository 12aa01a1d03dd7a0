import { parseSpan } from '@domain/availability/slot-times.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';

interface SlotText {
  /** In the offered zone. */
  readonly offered: string;
  /** In the reader's zone; undefined if equal. */
  readonly own: string | undefined;
}

/** Formats slots; invalid ones show as written. */
export const useSlotText = (): ((datetime: string, zone: string) => SlotText) => {
  const spanText = useSpanText();
  const here = getBrowserZone() ?? 'UTC';
  return (datetime, zone) => {
    const span = parseSpan(datetime, zone);
    if (!span) return { offered: datetime, own: undefined };
    const [offered, readerText] = [spanText(span, zone), spanText(span, here)];
    return { offered, own: readerText === offered ? undefined : readerText };
  };
};
