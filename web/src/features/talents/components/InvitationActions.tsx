import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import type { InvitePrefill } from '@domain/talents/talent-invites.api.ts';
import { paths } from '../../../app/paths.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { rememberOrigin } from '../../../lib/session/origin.ts';

interface Props {
  readonly invite: InvitePrefill;
  readonly isTalent: boolean;
  readonly isSignedIn: boolean;
  readonly onAccept: (submission: Submission) => Promise<unknown>;
}

/** Actions on an invitation: accept, or first sign in or register. */
export const InvitationActions = ({ invite, isTalent, isSignedIn, onAccept }: Props) => {
  const text = useText();
  const { pathname, search } = useLocation();
  if (isTalent) {
    return (
      <SendButton variant="contained" size="large" onSend={onAccept}>
        {text('invitation.accept')}
      </SendButton>
    );
  }
  if (isSignedIn) return <>{text('invitation.notTalent')}</>;

  return (
    <Row justify="center">
      <Button
        variant="contained"
        component={Link}
        to={paths.signIn.href(invite.email)}
        onClick={() => rememberOrigin(`${pathname}${search}`)}
      >
        {text('signIn.submit')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        component={Link}
        to={paths.newTalent.href(invite.agency.slug, invite.id)}
      >
        {text('signUp.create')}
      </Button>
    </Row>
  );
};
