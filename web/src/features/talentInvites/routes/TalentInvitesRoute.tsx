import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { InviteTable } from '../components/InviteTable.tsx';

const InviteDialog = lazyComponent(() =>
  import('../../../common/invitations/InviteDialog.tsx').then((module) => module.InviteDialog),
);

/** The chosen agency's invitations to talents, for its staff. */
const TalentInvitesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [isInviting, setInviting] = useState(false);
  if (!agency || !roles.some((role) => role === 'agencyTeam' || role === 'admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('selfService.title')}
        meta={text('selfService.lead', { agency: agency.publicName })}
        actions={
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setInviting(true)}>
            {text('selfService.invite')}
          </Button>
        }
      />
      <InviteTable key={agency.id} agencyId={agency.id} />
      {isInviting && <InviteDialog invited="talent" onClose={() => setInviting(false)} />}
    </div>
  );
};

export default TalentInvitesRoute;
