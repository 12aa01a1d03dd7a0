import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { curationApi } from '@domain/curation/curation.api.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile } from '../../../components/lists/listFile.ts';
import { listPart, ListTools } from '../../../components/lists/tools.ts';
import { useChosen } from '../../../components/lists/useChosen.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { agencyTicketPages, useAgencyTickets } from '../data/useAgencyTickets.ts';
import { AgencyTicketActions } from './AgencyTicketActions.tsx';
import { TicketList } from './TicketList.tsx';
import { useTicketColumns } from './useTicketColumns.ts';

const TicketBulk = listPart(() => import('./TicketBulk.tsx').then((module) => module.TicketBulk));

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
  const chosen = useChosen(tickets.data);
  const columnsOf = useTicketColumns();
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
  const isOpen = status === 'open';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ListBar
        tools={
          <ListTools
            file={listFile(
              text('tickets.file'),
              columnsOf(holderOf),
              {},
              agencyTicketPages(agencyId, status),
            )}
          />
        }
      />
      {chosen.isUsed && <TicketBulk chosen={chosen} engineers={engineers} holderOf={holderOf} />}
      <TicketList
        title={text(status === 'open' ? 'tickets.open' : 'tickets.done')}
        empty={text(status === 'open' ? 'tickets.noneOpen' : 'tickets.noneDone')}
        tickets={tickets.data}
        more={<LoadMore of={tickets.of} onMore={tickets.loadMore} />}
        holderOf={holderOf}
        {...(isOpen
          ? {
              actions: (ticket: CurationTicket, language: string) => (
                <AgencyTicketActions ticket={ticket} language={language} />
              ),
              chosen,
            }
          : {})}
      />
    </Box>
  );
};
