import type { DragEvent } from 'react';
import EventRepeat from '@mui/icons-material/EventRepeat';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { joinDotted } from '@domain/values/direction.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { useProposedTime } from '../data/useProposedTime.ts';

interface Props {
  readonly session: RecordingSession;
  /** Shows voice and engineer if there is space. */
  readonly isWide: boolean;
  /** Present: draggable. `grip`: how far below its top it is held, in pixels. */
  readonly onDrag?: (grip: number) => void;
}

const COLOURS = { planned: 'primary.main', done: 'surface.lineStrong', cancelled: 'error.main' } as const;

/** A session in the calendar: start, role and engineer. */
export const SessionChip = ({ session, isWide, onDrag }: Props) => {
  const text = useText();
  const timeFormat = useTimeFormat();
  const { id, state, character, projectName, talentPublicName, engineerName, studio = '' } = session;
  const proposed = useProposedTime(session);
  const time = timeFormat({ hour: 'numeric', minute: '2-digit' }).format(session.startsAt.toMillis());
  const what = text('sessions.row', { character, project: projectName });
  const who = text('sessions.calendar.who', { talent: talentPublicName, engineer: engineerName });
  const whole = joinDotted([time, what, who, studio, text(`sessions.state.${state}`), proposed]);

  return (
    <Link
      component={RouterLink}
      to={paths.session.href(id)}
      underline="none"
      color="inherit"
      title={whole}
      aria-label={whole}
      {...(onDrag
        ? {
            draggable: true,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.setData('text/plain', id);
              event.dataTransfer.effectAllowed = 'move';
              onDrag(event.clientY - event.currentTarget.getBoundingClientRect().top);
            },
          }
        : { draggable: false })}
      sx={{
        display: 'block',
        height: 1,
        minHeight: 24,
        overflow: 'hidden',
        padding: '3px 6px',
        borderRadius: '4px',
        borderInlineStart: '3px solid',
        borderColor: COLOURS[state],
        backgroundColor: 'surface.sunken',
        fontSize: '0.75rem',
        lineHeight: 1.4,
        textDecoration: state === 'cancelled' ? 'line-through' : 'none',
        cursor: onDrag ? 'grab' : 'pointer',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: isWide ? 'normal' : 'nowrap',
          overflowWrap: 'break-word',
        }}
      >
        <Box
          component="span"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {time}
        </Box>{' '}
        <bdi>{character}</bdi>
        {!isWide && (
          <Muted component="span" variant="inherit">
            {' '}
            <bdi>{projectName}</bdi>
          </Muted>
        )}
      </Box>
      {proposed !== undefined && (
        <Row isOneLine component="span" gap={0.5} sx={{ color: 'warning.main', fontWeight: 550 }}>
          <EventRepeat aria-hidden sx={{ fontSize: 16 }} />
          {proposed}
        </Row>
      )}
      {isWide && (
        <Muted component="span" variant="inherit" sx={{ display: 'block', overflowWrap: 'break-word' }}>
          <bdi>{projectName}</bdi>
          <br />
          {who}
          {studio !== '' && (
            <>
              <br />
              <bdi>{studio}</bdi>
            </>
          )}
        </Muted>
      )}
    </Link>
  );
};
