import { hasStaffRole } from '@domain/access/roles.ts';
import Album from '@mui/icons-material/AlbumOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useParams } from 'react-router-dom';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SessionParts } from '../components/SessionParts.tsx';
import { useContacts } from '../data/useContacts.ts';

/** A session, live: facts, participants, report and actions. */
const SessionRoute = () => {
  const text = useText();
  const { sessionId = '' } = useParams();
  const session = useLiveDoc<RecordingSession>(`recordingSessions/${sessionId}`);
  const contacts = useContacts(sessionId);
  const { roles, agency } = useSignedIn();
  const isGone =
    (session.status === 'error' && isLiveDenied(session.error)) ||
    (session.status === 'success' && session.data === null);
  if (isGone)
    return (
      <StateCard icon={Album} headingLevel="h1" title={text('sessions.goneTitle')}>
        {text('sessions.gone')}
      </StateCard>
    );
  if (session.status === 'error') return <ErrorState error={session.error} onRetry={session.retry} />;
  if (!session.data)
    return (
      <LoadingState>
        <Skeleton width="60%" height={44} />
        <Skeleton variant="rounded" height={240} />
      </LoadingState>
    );

  const { character, projectName: project, projectId, agencyId, state } = session.data;
  const area = hasStaffRole(roles) ? paths.castingsProject : paths.project;
  const opensProject =
    agency?.id === agencyId && roles.some((role) => role !== 'engineer' && role !== 'talent');

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('sessions.row', { character, project })}
        actions={
          <>
            {state !== 'cancelled' && (
              <SendButton
                variant="outlined"
                color="inherit"
                startIcon={<CalendarIcon />}
                onSend={() =>
                  download(api.sessions.calendar, { params: { id: sessionId }, name: 'session.ics' })
                }
              >
                {text('sessions.toCalendar')}
              </SendButton>
            )}
            {opensProject && (
              <Button component={Link} to={area.href(projectId, BOOKING_STEP)} color="inherit">
                {text('sessions.toProject')}
              </Button>
            )}
          </>
        }
      />
      <SessionParts session={session.data} contacts={contacts} />
    </Box>
  );
};

export default SessionRoute;
