import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { TodayCard } from '../../../components/today/TodayCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { Beginnings } from '../components/Beginnings.tsx';
import { ConnectionSettings } from '../components/ConnectionSettings.tsx';
import { DashboardPart } from '../components/DashboardPart.tsx';
import { DeletionRequests } from '../components/DeletionRequests.tsx';
import type { Invited } from '../../../components/InviteDialog.tsx';
import { StuckMails } from '../components/StuckMails.tsx';
import { WaitingAccounts } from '../components/WaitingAccounts.tsx';

const InviteDialog = onDemand(() =>
  import('../../../components/InviteDialog.tsx').then((module) => module.InviteDialog),
);

/** Where an agency's day begins: what waits, who waits for an answer, and whom to invite. */
const DashboardRoute = () => {
  const text = useText();
  const { displayName, roles, agency } = useSignedIn();
  const [inviting, setInviting] = useState<Invited>();
  const isAdmin = roles.includes('admin');
  if (!agency || !(isAdmin || roles.includes('agencyTeam'))) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('dashboard.title', { name: displayName })}
        eyebrow={agency.publicName}
        actions={
          <Button variant="outlined" color="inherit" component={Link} to={paths.figures.href()}>
            {text('nav.figures')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <TodayCard key={agency.id} agencyId={agency.id} />
        {isAdmin && (
          <DashboardPart id="registrations">
            <WaitingAccounts agencyId={agency.id} />
          </DashboardPart>
        )}
        {isAdmin && (
          <DashboardPart id="emails">
            <StuckMails key={agency.id} agencyId={agency.id} />
          </DashboardPart>
        )}
        <DashboardPart id="deletions">
          <DeletionRequests agencyId={agency.id} />
        </DashboardPart>
        <Beginnings isAdmin={isAdmin} onInvite={setInviting} />
        {isAdmin && <ConnectionSettings key={agency.id} agencyId={agency.id} />}
      </Box>
      {inviting && <InviteDialog invited={inviting} onClose={() => setInviting(undefined)} />}
    </Box>
  );
};

export default DashboardRoute;
