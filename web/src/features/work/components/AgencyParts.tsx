import { DashboardPart } from './DashboardPart.tsx';
import { DeletionRequests } from './DeletionRequests.tsx';
import { StuckMails } from './StuckMails.tsx';
import { WaitingAccounts } from './WaitingAccounts.tsx';

interface Props {
  readonly agencyId: string;
  readonly isAdmin: boolean;
  /** Called once the number of waiting registrations is known. */
  readonly onRegistrations: () => void;
}

/** An agency's decisions on the dashboard: registrations, stuck emails and deletions. */
export const AgencyParts = ({ agencyId, isAdmin, onRegistrations }: Props) => (
  <>
    {isAdmin && (
      <DashboardPart id="registrations">
        <WaitingAccounts agencyId={agencyId} onKnown={onRegistrations} />
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
