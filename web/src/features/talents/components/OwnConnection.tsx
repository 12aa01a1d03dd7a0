import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isUnderWay, type ConnectionSession } from '@domain/connection/connection.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConnectionHistory } from '../../../common/connection/ConnectionHistory.tsx';
import { ConnectionState } from '../../../common/connection/ConnectionState.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
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
    <Stack gap={1} align="start">
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
    </Stack>
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
        <Stack align="start">
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
        </Stack>
      )}
    </SectionCard>
  );
};
