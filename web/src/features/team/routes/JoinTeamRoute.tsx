import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useSearchParams } from 'react-router-dom';
import type { JoinedTeam, TeamInvitation } from '@domain/team/team.api.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isSpentLink } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const Spent = () => {
  const text = useText();
  return (
    <StateCard icon={LinkOff} headingLevel="h1" title={text('joinTeam.spentTitle')}>
      {text('joinTeam.spent')}
    </StateCard>
  );
};

interface Props {
  readonly token: string;
  readonly invitation: TeamInvitation;
}

/** Joins on a click, not on opening: mail scanners open links too. */
const Invitation = ({ token, invitation: { agency, roles } }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<JoinedTeam | 'spent'>();

  const join = async (submission: Submission) => {
    setOutcome(await api.team.acceptInvite({ token }, { ...submission, anonymous: true }));
  };

  if (outcome === 'spent') return <Spent />;

  const { publicName } = agency;

  return outcome ? (
    <StateCard
      icon={MarkEmailRead}
      headingLevel="h1"
      title={text('joinTeam.doneTitle', { agency: publicName })}
      action={
        outcome.choosesPassword ? undefined : (
          <Button variant="contained" component={Link} to={paths.signIn.href(outcome.email)}>
            {text('joinTeam.signIn')}
          </Button>
        )
      }
    >
      {text(outcome.choosesPassword ? 'joinTeam.password' : 'joinTeam.done', { email: outcome.email })}
    </StateCard>
  ) : (
    <StateCard
      icon={MarkEmailRead}
      headingLevel="h1"
      title={text('joinTeam.title', { agency: publicName })}
      action={
        <SendButton
          variant="contained"
          onSend={join}
          onFailure={(error) => (isSpentLink(error) ? setOutcome('spent') : toasts.error(errorText(error)))}
        >
          {text('joinTeam.submit')}
        </SendButton>
      }
    >
      {text('joinTeam.text', { roles: roles.map((role) => text(`joinTeam.${role}`)).join(', ') })}
    </StateCard>
  );
};

/** A team invitation, opened by its mailed link. */
const JoinTeamRoute = () => {
  const text = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const invitation = useRequest(token, (signal) =>
    api.team.showInvite({ token }, { signal, anonymous: true }),
  );
  const { data, error, reload } = invitation;

  useDocumentTitle(data ? text('joinTeam.title', { agency: data.agency.publicName }) : '');

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      {data ? (
        <Invitation token={token} invitation={data} />
      ) : isSpentLink(error) ? (
        <Spent />
      ) : error === undefined ? (
        <LoadingState>
          <Skeleton variant="rounded" width={420} height={220} />
        </LoadingState>
      ) : (
        <ErrorState error={error} onRetry={reload} />
      )}
    </Box>
  );
};

export default JoinTeamRoute;
