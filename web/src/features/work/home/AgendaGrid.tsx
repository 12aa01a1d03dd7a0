import { useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { AGENDA_LOOKS } from './agendaLooks.ts';
import { getEntryDay, getDayKinds } from './days.ts';

interface Props {
  readonly days: readonly string[];
  readonly entries: readonly AgendaEntry[];
  /** Null: all of them. */
  readonly chosen: string | null;
  readonly onChoose: (day: string | null) => void;
}

const WEEK = 7;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
  Home: -Infinity,
  End: Infinity,
};

/** Fourteen days in two rows, with a dot per kind of entry; a click filters by day. Arrow keys move. */
export const AgendaGrid = ({ days, entries, chosen, onChoose }: Props) => {
  const text = useText();
  const timeFormat = useTimeFormat();
  const grid = useRef<HTMLDivElement>(null);
  const weekday = timeFormat({ weekday: 'short', timeZone: 'UTC' });
  const full = timeFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const toNoon = (day: string) => new Date(`${day}T12:00:00Z`);

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const index = cells.findIndex((cell) => cell === document.activeElement);
    if (step === undefined || index === -1) return;
    event.preventDefault();
    cells[Math.min(Math.max(index + step, 0), cells.length - 1)]?.focus();
  };

  return (
    <Box
      ref={grid}
      role="group"
      aria-label={text('agenda.title')}
      onKeyDown={walk}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}
    >
      {days.slice(0, WEEK).map((day) => (
        <Box key={day} aria-hidden sx={{ textAlign: 'center', fontSize: '0.75rem', color: 'text.secondary' }}>
          {weekday.format(toNoon(day))}
        </Box>
      ))}
      {days.map((day, index) => {
        const count = entries.filter((entry) => getEntryDay(entry) === day).length;
        const isChosen = day === chosen;

        return (
          <Box
            key={day}
            component="button"
            type="button"
            aria-pressed={isChosen}
            aria-label={text('agenda.day', { date: full.format(toNoon(day)), count })}
            // One tab stop; arrow keys move from there.
            tabIndex={day === (chosen ?? days[0]) ? 0 : -1}
            onClick={() => onChoose(isChosen ? null : day)}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 0.5,
              minHeight: 44,
              paddingBlock: 0.5,
              border: '1px solid',
              borderColor: isChosen ? 'primary.main' : 'transparent',
              borderRadius: '6px',
              font: 'inherit',
              fontVariantNumeric: 'tabular-nums',
              fontWeight: index === 0 ? 700 : 400,
              color: count > 0 || index === 0 ? 'text.primary' : 'text.secondary',
              backgroundColor: count > 0 ? 'surface.sunken' : 'transparent',
              cursor: 'pointer',
              '&:hover': { borderColor: 'divider' },
            }}
          >
            {Number(day.slice(8))}
            <Row aria-hidden isOneLine gap="3px" sx={{ height: 6 }}>
              {getDayKinds(entries, day).map((kind) => (
                <Box
                  key={kind}
                  sx={{
                    width: 6,
                    height: 6,
                    borderRadius: '50%',
                    backgroundColor: AGENDA_LOOKS[kind].colour,
                  }}
                />
              ))}
            </Row>
          </Box>
        );
      })}
    </Box>
  );
};
