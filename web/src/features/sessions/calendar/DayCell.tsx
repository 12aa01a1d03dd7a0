import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { SessionChip } from './SessionChip.tsx';
import type { Moves } from './moves.ts';

interface Props extends Moves {
  readonly day: string;
  /** The day's accessible name. */
  readonly label: string;
  readonly sessions: readonly RecordingSession[];
  readonly isToday: boolean;
  /** In the previous or next month. */
  readonly isOutside: boolean;
  /** Maximum sessions, one line each. */
  readonly max: number;
  readonly onMore: (day: string) => void;
}

/** A day of a month with its sessions; accepts dragged sessions. */
export const DayCell = (props: Props) => {
  const { day, label, sessions, isToday, isOutside, max, mayMove, onDrag, onDrop, onMore } = props;
  const text = useText();
  const [isOver, setOver] = useState(false);
  // The line with the remaining number takes one session's place.
  const shown = sessions.length <= max ? sessions : sessions.slice(0, max - 1);

  return (
    <Box
      component="td"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(day);
      }}
      sx={{
        verticalAlign: 'top',
        height: 128,
        padding: '4px',
        border: '1px solid',
        borderColor: isOver ? 'primary.main' : 'divider',
        backgroundColor: isOver ? 'action.hover' : isOutside ? 'surface.sunken' : 'background.paper',
      }}
    >
      <Box
        component="time"
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          minWidth: 24,
          height: 24,
          borderRadius: '12px',
          fontSize: '0.75rem',
          fontWeight: isToday ? 650 : 400,
          color: isToday ? 'primary.contrastText' : isOutside ? 'text.secondary' : 'text.primary',
          backgroundColor: isToday ? 'primary.main' : 'transparent',
        }}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="visually-hidden">{label}</span>
      </Box>
      {shown.length > 0 && (
        <PlainList gap="2px">
          {shown.map((session) => (
            <Box component="li" key={session.id} sx={{ minWidth: 0 }}>
              <SessionChip
                session={session}
                isWide={false}
                {...(mayMove(session) ? { onDrag: (grip: number) => onDrag(session, grip) } : {})}
              />
            </Box>
          ))}
        </PlainList>
      )}
      {shown.length < sessions.length && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onMore(day)}
          aria-label={text('sessions.calendar.moreOn', { count: sessions.length - shown.length, day: label })}
          sx={{ minHeight: 24, padding: '0 6px', color: 'text.secondary' }}
        >
          {text('sessions.calendar.more', { count: sessions.length - shown.length })}
        </Button>
      )}
    </Box>
  );
};
