import { DashboardPart } from './DashboardPart.tsx';
import { DeletionRequests } from './DeletionRequests.tsx';
import { StuckMails } from './StuckMails.tsx';
import { WaitingAccounts } from './WaitingAccounts.tsx';

interface Props {
  readonly agencyId: string;
  readonly isAdmin: boolean;
}

/** What an agency's people decide on their dashboard: registrations, stuck emails and deletions. */
export const AgencyParts = ({ agencyId, isAdmin }: Props) => (
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
  </>
);
