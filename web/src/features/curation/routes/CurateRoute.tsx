import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { TicketTable } from '../components/TicketTable.tsx';
import { useOpenTickets } from '../data/useOpenTickets.ts';

/** What waits for an engineer's ears: the tickets they have taken, and those that are free. */
const CurateRoute = () => {
  const text = useText();
  const { uid, roles } = useSignedIn();
  const isEngineer = roles.includes('engineer');
  const tickets = useOpenTickets(isEngineer);
  if (!isEngineer) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('nav.curate')} meta={text('curation.lead')} />
      {tickets.status === 'error' && <ErrorState error={tickets.error} onRetry={tickets.retry} />}
      {tickets.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={160} sx={{ marginBottom: 2 }} />
          <Skeleton variant="rounded" height={160} />
        </LoadingState>
      )}
      {tickets.data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TicketTable
            kind="mine"
            title={text('curation.mine')}
            empty={text('curation.noneMine')}
            tickets={tickets.data.filter(({ assignedTo }) => assignedTo === uid)}
          />
          <TicketTable
            kind="available"
            title={text('curation.available')}
            empty={text('curation.noneAvailable')}
            tickets={tickets.data.filter(({ assignedTo }) => assignedTo === null)}
          />
        </Box>
      )}
    </Box>
  );
};

export default CurateRoute;
