import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OpenInvitations } from '../components/OpenInvitations.tsx';
import { EngineerList } from '../components/EngineerList.tsx';

const InviteDialog = lazyComponent(() =>
  import('../../../common/invitations/InviteDialog.tsx').then((module) => module.InviteDialog),
);

/** The chosen agency's engineers, for its admins. An id in the address opens that engineer. */
const EngineersRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const { engineerId } = useParams();
  const [isInviting, setInviting] = useState(false);
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('engineers.title')}
        meta={text('engineers.lead', { agency: agency.publicName })}
        actions={
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setInviting(true)}>
            {text('engineers.invite')}
          </Button>
        }
      />
      <EngineerList key={agency.id} agency={agency} openedId={engineerId} />
      {/* The list is current again after an invitation. */}
      <OpenInvitations key={String(isInviting)} />
      {isInviting && <InviteDialog invited="engineer" onClose={() => setInviting(false)} />}
    </div>
  );
};

export default EngineersRoute;
