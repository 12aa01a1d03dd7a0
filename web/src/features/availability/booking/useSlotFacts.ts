import { isUnsocial, type AvailabilityGrid, type GridSlot } from '@domain/availability/grid.ts';
import { getLocalDay, getSlotSpan, isCutShort } from '@domain/availability/slot-times.ts';
import { AFTER_MIDNIGHT, type Slot } from '@domain/availability/slots.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { getCity } from '../../../lib/zones.ts';
import { useFreeText } from './useFreeText.ts';

/** Returns what to know of a slot: its time for the reader and the talents, unsocial hours, and who is free. */
export const useSlotFacts = (
  slot: Slot,
  timeZone: string,
  found: GridSlot | undefined,
  grid: AvailabilityGrid | undefined,
): readonly string[] => {
  const text = useText();
  const spanText = useSpanText();
  const freeText = useFreeText();
  const here = getBrowserZone() ?? 'UTC';
  const span = getSlotSpan(slot, timeZone);
  // Shows the day when it differs from the column's.
  const formatHours = (zone: string) =>
    spanText(span, zone, getLocalDay(span.from, zone) === slot.day ? 'hours' : 'day');
  const zones = grid?.talentZones ?? [];
  const [first, last] = [zones[0], zones.at(-1)];

  const formatTalentsTime = (west: string, east: string): string => {
    if (west !== east)
      return text('booking.talentTimes', {
        first: formatHours(west),
        firstZone: getCity(west),
        last: formatHours(east),
        lastZone: getCity(east),
      });
    if (formatHours(west) === formatHours(timeZone)) return text('booking.sameTime');
    return text('booking.talentTime', { time: formatHours(west), zone: getCity(west) });
  };

  return [
    AFTER_MIDNIGHT.has(slot.label) && text('booking.nextDay', { slot: slot.label }),
    isCutShort(slot, timeZone) && text('booking.cutShort'),
    formatHours(here) !== formatHours(timeZone) &&
      text('booking.ownTime', { time: formatHours(here), zone: getCity(here) }),
    first !== undefined && last !== undefined && formatTalentsTime(first, last),
    zones.some((zone) => isUnsocial(span, zone)) && text('booking.unsocial'),
    ...(found && grid ? freeText(found, grid) : []),
  ].filter((line) => line !== false);
};
