import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { REPORT_ROLES, SECTION_PREFIX, type RecordingSessionReport } from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { paths } from '../../../app/paths.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { getRolesIn } from '../data/sessionChanges.ts';
import type { Contacts } from '../data/useContacts.ts';
import { OwnSections } from './OwnSections.tsx';

interface Props {
  readonly session: RecordingSession;
  /** Participants' addresses, if the reader may see them: one of them signs by address. */
  readonly contacts: Contacts;
}

const Signatures = ({ session, contacts }: Props) => {
  const { id } = session;
  const text = useText();
  const report = useLiveDoc<RecordingSessionReport>(`recordingSessionReports/${id}`);
  if (report.status === 'error') return <ErrorState error={report.error} onRetry={report.retry} />;
  if (!report.data)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={96} />
      </LoadingState>
    );

  const { data } = report;

  return (
    <>
      <FactList
        facts={REPORT_ROLES.map((role) => {
          const name = data[`${SECTION_PREFIX[role]}SignedBy`];
          const label = name === null ? text('sessions.notSigned') : text('sessions.signedBy', { name });

          return [
            text(`sessions.signed.${role}`),
            <StateChip
              key={role}
              tone={name === null ? 'waiting' : 'positive'}
              icon={name === null ? HourglassTop : CheckCircle}
              label={label}
            />,
          ];
        })}
      />
      <Button
        variant="outlined"
        component={Link}
        to={paths.report.href(data.urlIdentifier)}
        sx={{ marginTop: 2 }}
      >
        {text('sessions.openReport')}
      </Button>
      {data.sealedAt !== null && (
        <SendButton
          variant="contained"
          startIcon={<Download />}
          sx={{ marginTop: 2, marginInlineStart: 1 }}
          onSend={() =>
            download(api.sessions.reportPaper, { params: { id }, name: `${text('sessions.report')}.pdf` })
          }
        >
          {text('sessions.saveReport')}
        </SendButton>
      )}
      <OwnSections session={session} contacts={contacts} report={data} />
    </>
  );
};

/** The report of a session: started by engineer or staff once it has begun, then signed by three. */
export const SessionReport = ({ session, contacts }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const { id, state, hasReport } = session;
  const rolesHere = getRolesIn(session, useSignedIn());
  const mayStart = isAllowed(sessionTransitions.startReport, getSessionStage(session, now), rolesHere);
  if (state === 'cancelled' && !hasReport) return null;

  return (
    <SectionCard title={text('sessions.report')}>
      {hasReport ? (
        <Signatures session={session} contacts={contacts} />
      ) : mayStart ? (
        <SendButton
          variant="contained"
          onSend={async (submission) => {
            await api.sessions.generateReport({ id }, {}, submission);
            toasts.success(text('sessions.reportStarted'));
          }}
        >
          {text('sessions.startReport')}
        </SendButton>
      ) : (
        <Muted variant="body1">{text('sessions.noReport')}</Muted>
      )}
    </SectionCard>
  );
};
