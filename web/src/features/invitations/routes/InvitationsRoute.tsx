import { INVITATION_KINDS, TEAM_INVITES } from '@domain/invitations/invitations.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { InvitationList } from '../components/InvitationList.tsx';

/** The chosen agency's invitations: all for admins, sendable kinds for the team. */
const InvitationsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const isAdmin = roles.includes('admin');
  if (!agency || !(isAdmin || roles.includes('agencyTeam'))) return <DeniedState />;

  return (
    <div key={agency.id}>
      <PageHeader
        title={text('invitations.title')}
        meta={text('invitations.lead', { agency: agency.publicName })}
      />
      <InvitationList kinds={isAdmin ? INVITATION_KINDS : TEAM_INVITES} />
    </div>
  );
};

export default InvitationsRoute;
