import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { AvailabilityGrid, GridSlot } from '@domain/availability/grid.ts';
import { isUnsocial } from '@domain/availability/grid.ts';
import { isCutShort, getLocalDay, getSlotSpan } from '@domain/availability/slot-times.ts';
import type { SlotLabel } from '@domain/availability/slots.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useFreeText } from './useFreeText.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { getCity } from '../../../lib/zones.ts';

interface Props {
  readonly day: string;
  readonly label: SlotLabel;
  readonly timeZone: string;
  readonly isChosen: boolean;
  /** Absent while loading. */
  readonly slot: GridSlot | undefined;
  readonly grid: AvailabilityGrid | undefined;
  readonly onToggle: () => void;
}

/** Slots that begin before this hour belong to the day after their card's. */
const FIRST_HOUR = 6;

/** A slot in the reader's and the talents' zones, with unsocial hours and free talents. */
export const SlotCheckbox = ({ day, label, timeZone, isChosen, slot, grid, onToggle }: Props) => {
  const text = useText();
  const spanText = useSpanText();
  const freeText = useFreeText();
  const id = useId();
  const here = getBrowserZone() ?? 'UTC';
  const span = getSlotSpan({ day, label }, timeZone);
  const isCut = isCutShort({ day, label }, timeZone);
  // Shows the day when it differs from the card's.
  const formatHours = (zone: string) =>
    spanText(span, zone, getLocalDay(span.from, zone) === day ? 'hours' : 'day');
  const isNextDay = Number(label.slice(0, 2)) < FIRST_HOUR;
  const zones = grid?.talentZones ?? [];
  const [first, last] = [zones[0], zones.at(-1)];
  const unsocial = zones.some((zone) => isUnsocial(span, zone));

  const formatTalentsTime = (first: string, last: string): string => {
    if (first !== last)
      return text('booking.talentTimes', {
        first: formatHours(first),
        firstZone: getCity(first),
        last: formatHours(last),
        lastZone: getCity(last),
      });
    if (formatHours(first) === formatHours(timeZone)) return text('booking.sameTime');
    return text('booking.talentTime', { time: formatHours(first), zone: getCity(first) });
  };

  const lines = [
    isCut && text('booking.cutShort'),
    formatHours(here) !== formatHours(timeZone) &&
      text('booking.ownTime', { time: formatHours(here), zone: getCity(here) }),
    first !== undefined && last !== undefined && formatTalentsTime(first, last),
    unsocial && text('booking.unsocial'),
    ...(slot && grid ? freeText(slot, grid) : []),
  ].filter((line) => line !== false);

  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'flex-start',
        borderRadius: '6px',
        border: `1px solid ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
        backgroundColor: unsocial ? 'surface.sunken' : 'background.paper',
        cursor: isCut ? 'not-allowed' : 'pointer',
      })}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        disabled={isCut}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-about` } }}
      />
      <Box sx={{ paddingBlock: 1, paddingInlineEnd: 1, minWidth: 0 }}>
        <Box
          id={`${id}-name`}
          component="span"
          sx={{
            display: 'block',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            textDecoration: isCut ? 'line-through' : 'none',
          }}
        >
          {isNextDay ? text('booking.nextDay', { slot: label }) : label}
        </Box>
        <Muted id={`${id}-about`} component="span" variant="inherit" sx={{ fontSize: 13 }}>
          {lines.map((line) => (
            <Box key={line} component="span" sx={{ display: 'block' }}>
              {line}
            </Box>
          ))}
        </Muted>
      </Box>
    </Box>
  );
};
