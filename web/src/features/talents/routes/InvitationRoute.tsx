import { useEffect, useState } from 'react';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Row } from '../../../components/layout/Row.tsx';
import { api } from '../../../lib/http/api.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { recordInviteOpened } from '../../../common/invitations/recordInviteOpened.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useFirstPress } from '../../../lib/useFirstPress.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { InvitationActions } from '../components/InvitationActions.tsx';

/** An agency's invitation to a talent: readable by link, accepted by its recipient. */
const InvitationRoute = () => {
  const { invitationId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const text = useText();
  const { state, recheck } = useSession();
  const [accepted, setAccepted] = useState(false);
  const params = { id: invitationId };
  const invite = useRequest(
    `invitation:${invitationId}`,
    (signal) => api.talents.getInvite(params, { signal, anonymous: true }),
    useEmbeddedReply(api.talents.getInvite, { params }),
  );

  useFirstPress(() => void recordInviteOpened(invitationId));
  useAgencyPage(invite.data?.agency);
  useDocumentTitle(text('invitation.title'));

  const isForced = query.get('navigation') === 'OFF';
  useEffect(() => {
    if (isForced) return;
    setQuery((current) => new URLSearchParams([...current, ['navigation', 'OFF']]), { replace: true });
  }, [isForced, setQuery]);

  if (invite.status === 'loading') {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={240} sx={{ maxWidth: 440, margin: 'auto', marginTop: 6 }} />
      </LoadingState>
    );
  }
  if (invite.status === 'error') {
    if (!isApiError(invite.error) || invite.error.status !== 404)
      return <ErrorState error={invite.error} onRetry={invite.reload} />;
    return (
      <StateCard icon={LinkOff} headingLevel="h1" title={text('invite.goneTitle')}>
        {text('invite.goneText')}
      </StateCard>
    );
  }

  const accept = async (submission: Submission) => {
    await api.talents.actOnInvite(params, { action: 'accept' }, submission);
    setAccepted(true);
    // The account gained an agency, so the token must be refreshed.
    await recheck();
  };

  const agency = invite.data.agency.publicName;
  if (accepted || invite.data.status === 'accepted') {
    return (
      <StateCard
        icon={Handshake}
        headingLevel="h1"
        title={text('invitation.acceptedTitle', { agency })}
        action={
          <Row justify="center">
            <Button variant="contained" component={Link} to={paths.demos.href()}>
              {text('invitation.toDemos')}
            </Button>
            <Button color="inherit" component={Link} to={paths.profileView.href()}>
              {text('invitation.toProfile')}
            </Button>
          </Row>
        }
      >
        {text('invitation.acceptedText', { agency })}
      </StateCard>
    );
  }

  return (
    <StateCard
      icon={Handshake}
      headingLevel="h1"
      title={text('invitation.titleFor', { agency })}
      action={
        <InvitationActions
          invite={invite.data}
          isTalent={state.status === 'signedIn' && state.roles.includes('talent')}
          isSignedIn={state.status === 'signedIn'}
          onAccept={accept}
        />
      }
    >
      {text('invitation.text', { agency, name: invite.data.name })}
      <Box sx={{ marginTop: 1 }}>{invite.data.email}</Box>
    </StateCard>
  );
};

export default InvitationRoute;
