import Handshake from '@mui/icons-material/HandshakeOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/http/api.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** An agency's invitation to an engineer with an account, opened from the mail. One press accepts. */
export const EngineerInvitation = ({ id }: { readonly id: string }) => {
  const text = useText();
  const toasts = useToasts();
  const [, setQuery] = useSearchParams();
  const invite = useRequest(`engineer-invite:${id}`, (signal) =>
    api.engineers.getInvite({ id }, { signal, anonymous: true }),
  );

  const accept = async (submission: Submission) => {
    await api.engineers.acceptInvite({ id }, submission);
    toasts.success(text('curation.invitationAccepted'));
    setQuery({}, { replace: true });
  };

  if (invite.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={240} sx={{ maxWidth: 440, marginInline: 'auto' }} />
      </LoadingState>
    );
  if (isApiError(invite.error) && invite.error.status === 404)
    return (
      <StateCard icon={LinkOff} title={text('curation.invitationGoneTitle')}>
        {text('curation.invitationGone')}
      </StateCard>
    );
  if (invite.status === 'error') return <ErrorState error={invite.error} onRetry={invite.reload} />;

  return (
    <StateCard
      icon={Handshake}
      title={text('curation.invitationTitle', { agency: invite.data.agency.publicName })}
      action={
        <SendButton variant="contained" onSend={accept}>
          {text('curation.invitationAccept')}
        </SendButton>
      }
    >
      {text('curation.invitationText')}
    </StateCard>
  );
};
