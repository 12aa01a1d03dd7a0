import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isUnderWay, type ConnectionSession } from '@domain/connection/connection.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConnectionHistory } from '../../../common/connection/ConnectionHistory.tsx';
import { ConnectionState } from '../../../common/connection/ConnectionState.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';

const NextStep = ({ check }: { readonly check: ConnectionSession }) => {
  const text = useText();
  const { agency } = useSignedIn();
  const { status } = check;
  // The agency's current booking link; without an agency, the one at the time of the request.
  const schedulingLink = agency ? (agency.schedulingLink ?? null) : check.schedulingLink;
  if (status === 'booked') return <Typography variant="body2">{text('ownConnection.ready')}</Typography>;
  if (schedulingLink === null) return <Typography variant="body2">{text('ownConnection.wait')}</Typography>;

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{text('ownConnection.pickText')}</Typography>
      <Button
        variant="contained"
        size="small"
        endIcon={<OpenInNew />}
        href={schedulingLink}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text('ownConnection.pick')}
      </Button>
    </Box>
  );
};

/** The talent's own connection check, conducted by their agency, and earlier ones. */
export const OwnConnection = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const toasts = useToasts();
  const live = useLiveDoc<ConnectionSession>(`connectionSessions/${talentId}`);
  const check = live.data ?? null;

  return (
    <SectionCard title={text('ownConnection.title')} lead={text('ownConnection.lead')}>
      {live.status === 'error' && <ErrorState error={live.error} onRetry={live.retry} />}
      {live.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={72} />
        </LoadingState>
      )}
      {live.status === 'success' && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <ConnectionState check={check} />
          {check && isUnderWay(check) ? (
            <NextStep check={check} />
          ) : (
            <SendButton
              variant="outlined"
              size="small"
              onSend={async (submission) => {
                await api.talents.requestConnectionSession(
                  { id: talentId },
                  { status: 'pending' },
                  submission,
                );
                toasts.success(text('ownConnection.requested'));
              }}
            >
              {text('ownConnection.ask')}
            </SendButton>
          )}
          <ConnectionHistory history={check?.history ?? []} />
        </Box>
      )}
    </SectionCard>
  );
};
