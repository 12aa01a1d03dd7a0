import { useCallback } from 'react';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { getAgencyTicketPages, useAgencyTickets } from '../data/useAgencyTickets.ts';
import { useTicketColumns } from './useTicketColumns.tsx';

const TicketBulk = listPart(() => import('./TicketBulk.tsx').then((module) => module.TicketBulk));

interface Props {
  readonly agencyId: string;
  readonly status: CurationTicket['status'];
}

export const AgencyTickets = ({ agencyId, status }: Props) => {
  const text = useText();
  const isOpen = status === 'open';
  const { data, error, retry, of, loadMore } = useAgencyTickets(agencyId, status);
  const engineers = useRequest(`engineers/${agencyId}`, (signal) => api.curation.engineers({ signal }));
  const engineerList = engineers.data;

  const holderOf = useCallback(
    ({ assignedTo, closedBy, closedReason }: CurationTicket): string => {
      const holder = isOpen ? assignedTo : closedBy;
      if (holder === null) return text(isOpen ? 'tickets.free' : 'tickets.closedUnassigned');
      const named = engineerList?.find(({ id }) => id === holder)?.fullName;
      // Former engineers have no name here.
      const name = named ?? (engineerList ? text('tickets.formerEngineer') : '…');
      const who = text(isOpen ? 'tickets.with' : 'tickets.reviewedBy', { name });
      return closedReason ? joinDotted([who, text('tickets.closedBecause', { reason: closedReason })]) : who;
    },
    [isOpen, engineerList, text],
  );

  const columns = useTicketColumns(isOpen, holderOf);
  const chosen = useSelectedRows(data);

  return (
    <TableList
      name={`tickets.${status}`}
      label={text(isOpen ? 'tickets.open' : 'tickets.done')}
      file={text('tickets.file')}
      columns={columns}
      rows={data}
      pages={getAgencyTicketPages(agencyId, status)}
      error={error}
      onRetry={retry}
      {...(isOpen ? { chosen: chosen.ids, onChoose: chosen.choose } : {})}
      bulk={chosen.isUsed && <TicketBulk chosen={chosen} engineers={engineers} holderOf={holderOf} />}
      more={{ of, onMore: loadMore }}
      empty={
        <EmptyState
          icon={ConfirmationNumber}
          title={text(isOpen ? 'tickets.noneOpen' : 'tickets.noneDone')}
        />
      }
    />
  );
};
