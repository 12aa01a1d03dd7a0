import { useState } from 'react';
import EventRepeat from '@mui/icons-material/EventRepeat';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getDayStart } from '../../../lib/days.ts';
import { useNow } from '../../../lib/useNow.ts';
import { HOUR_PX } from './hours.ts';
import { toLanes } from './lanes.ts';
import { SessionChip } from './SessionChip.tsx';
import type { Moves } from './moves.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Props extends Moves {
  readonly day: string;
  /** The day's accessible name. */
  readonly label: string;
  readonly isToday: boolean;
  /** The only day in view: its lanes are named. */
  readonly isAlone: boolean;
  readonly sessions: readonly RecordingSession[];
  readonly onMove: (session: RecordingSession) => void;
}

/** A day's sessions at their hours; accepts dragged sessions. */
export const DayColumn = (props: Props) => {
  const { day, label, isToday, isAlone, sessions, mayMove, onDrag, onDrop, onMove } = props;
  const text = useText();
  const now = useNow();
  const [isOver, setOver] = useState(false);
  const lanes = toLanes(day, sessions, isAlone);

  return (
    <Box
      component="section"
      aria-label={label}
      data-day={day}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(day, event.clientY - event.currentTarget.getBoundingClientRect().top);
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `repeat(${Math.max(lanes.length, 1)}, minmax(0, 1fr))`,
        height: 24 * HOUR_PX,
        borderInlineStart: '1px solid',
        borderColor: 'divider',
        backgroundColor: isOver ? 'action.hover' : 'transparent',
        backgroundImage: (theme) =>
          `repeating-linear-gradient(to bottom, transparent 0 ${HOUR_PX - 1}px, ${theme.vars.palette.divider} ${HOUR_PX - 1}px ${HOUR_PX}px)`,
      }}
    >
      {isToday && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: ((now - getDayStart(day)) / HOUR_MS) * HOUR_PX,
            borderTop: '2px solid',
            borderColor: 'error.main',
          }}
        />
      )}
      {lanes.map(({ engineerId, engineerName, placed }) => (
        <PlainList key={engineerId} aria-label={engineerName} sx={{ position: 'relative' }}>
          {isAlone && (
            <Muted
              component="li"
              aria-hidden
              variant="caption"
              sx={{ position: 'sticky', top: 36, paddingInline: 1, zIndex: 1 }}
            >
              <bdi>{engineerName}</bdi>
            </Muted>
          )}
          {placed.map(({ session, from, minutes, column, columns }) => (
            <Box
              component="li"
              key={session.id}
              sx={{
                position: 'absolute',
                top: (from / 60) * HOUR_PX,
                height: (minutes / 60) * HOUR_PX - 2,
                insetInlineStart: `${(column / columns) * 100}%`,
                width: `calc(${100 / columns}% - 2px)`,
                '& > button': { opacity: 0 },
                '&:hover > button, &:focus-within > button': { opacity: 1 },
              }}
            >
              <SessionChip
                session={session}
                isWide
                {...(mayMove(session) ? { onDrag: (grip: number) => onDrag(session, grip) } : {})}
              />
              {mayMove(session) && (
                <IconButton
                  size="small"
                  aria-label={text('sessions.calendar.moveTo', { character: session.character })}
                  onClick={() => onMove(session)}
                  sx={{
                    position: 'absolute',
                    insetBlockStart: 0,
                    insetInlineEnd: 0,
                    padding: '4px',
                    backgroundColor: 'surface.sunken',
                  }}
                >
                  <EventRepeat sx={{ fontSize: 16 }} />
                </IconButton>
              )}
            </Box>
          ))}
        </PlainList>
      ))}
    </Box>
  );
};
