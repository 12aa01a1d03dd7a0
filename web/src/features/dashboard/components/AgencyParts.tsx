import { useState } from 'react';
import { onDemand } from '../../../components/onDemand.tsx';
import type { Invited } from '../../../components/InviteDialog.tsx';
import { Beginnings } from './Beginnings.tsx';
import { ConnectionSettings } from './ConnectionSettings.tsx';
import { DashboardPart } from './DashboardPart.tsx';
import { DeletionRequests } from './DeletionRequests.tsx';
import { StuckMails } from './StuckMails.tsx';
import { WaitingAccounts } from './WaitingAccounts.tsx';

const InviteDialog = onDemand(() =>
  import('../../../components/InviteDialog.tsx').then((module) => module.InviteDialog),
);

interface Props {
  readonly agencyId: string;
  readonly isAdmin: boolean;
}

/** What an agency's people decide on their dashboard: registrations, stuck emails, deletions, and whom to invite. */
export const AgencyParts = ({ agencyId, isAdmin }: Props) => {
  const [inviting, setInviting] = useState<Invited>();
  return (
    <>
      {isAdmin && (
        <DashboardPart id="registrations">
          <WaitingAccounts agencyId={agencyId} />
        </DashboardPart>
      )}
      {isAdmin && (
        <DashboardPart id="emails">
          <StuckMails key={agencyId} agencyId={agencyId} />
        </DashboardPart>
      )}
      <DashboardPart id="deletions">
        <DeletionRequests agencyId={agencyId} />
      </DashboardPart>
      <Beginnings isAdmin={isAdmin} onInvite={setInviting} />
      {isAdmin && <ConnectionSettings key={agencyId} agencyId={agencyId} />}
      {inviting && <InviteDialog invited={inviting} onClose={() => setInviting(undefined)} />}
    </>
  );
};
