import Skeleton from '@mui/material/Skeleton';
import { curationApi } from '@domain/curation/curation.api.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useAgencyTickets } from '../data/useAgencyTickets.ts';
import { AgencyTicketActions } from './AgencyTicketActions.tsx';
import { TicketList } from './TicketList.tsx';

interface Props {
  readonly agencyId: string;
  readonly status: CurationTicket['status'];
}

/** The tickets of an agency, live, with who has or had each. */
export const AgencyTickets = ({ agencyId, status }: Props) => {
  const text = useText();
  const tickets = useAgencyTickets(agencyId, status);
  const engineers = useRequest(`engineers/${agencyId}`, (signal) =>
    call(curationApi['curation.engineers'], {}, { signal }),
  );
  if (tickets.status === 'error') return <ErrorState error={tickets.error} onRetry={tickets.retry} />;
  if (!tickets.data) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={160} />
      </LoadingState>
    );
  }
  /** Who that is; an engineer who is no longer engaged has no name here. */
  const nameOf = (id: string): string | undefined => {
    const known = engineers.data?.find((engineer) => engineer.id === id);
    return known?.fullName ?? (engineers.data ? text('tickets.formerEngineer') : undefined);
  };
  const holderOf = ({ assignedTo, closedBy, closedReason }: CurationTicket): string => {
    const holder = status === 'open' ? assignedTo : closedBy;
    if (holder === null) return text(status === 'open' ? 'tickets.free' : 'tickets.closedByNobody');
    const name = nameOf(holder) ?? '…';
    const who = text(status === 'open' ? 'tickets.with' : 'tickets.reviewedBy', { name });
    return closedReason ? `${who} · ${text('tickets.closedBecause', { reason: closedReason })}` : who;
  };
  return (
    <TicketList
      title={text(status === 'open' ? 'tickets.open' : 'tickets.done')}
      empty={text(status === 'open' ? 'tickets.noneOpen' : 'tickets.noneDone')}
      tickets={tickets.data}
      more={<LoadMore of={tickets.of} onMore={tickets.loadMore} />}
      holderOf={holderOf}
      {...(status === 'open'
        ? {
            actions: (ticket: CurationTicket, language: string) => (
              <AgencyTicketActions ticket={ticket} language={language} />
            ),
          }
        : {})}
    />
  );
};
