import { useId } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AgencyTickets } from '../components/AgencyTickets.tsx';

const STATUSES = ['open', 'closed'] as const satisfies readonly CurationTicket['status'][];

/** The chosen agency's review tickets, open or closed, for its admins. */
const TicketsRoute = () => {
  const text = useText();
  const id = useId();
  const { roles, agency } = useSignedIn();
  const [query, setQuery] = useSearchParams();
  const shown = STATUSES.find((status) => status === query.get('status')) ?? 'open';
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader title={text('nav.tickets')} meta={text('tickets.lead', { agency: agency.publicName })} />
      <Tabs
        value={shown}
        onChange={(_event, status: CurationTicket['status']) => setQuery({ status })}
        aria-label={text('nav.tickets')}
        sx={{ marginBottom: 2 }}
      >
        {STATUSES.map((status) => (
          <Tab
            key={status}
            id={`${id}-${status}`}
            aria-controls={`${id}-panel`}
            value={status}
            label={text(status === 'open' ? 'tickets.open' : 'tickets.done')}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <AgencyTickets key={`${agency.id} ${shown}`} agencyId={agency.id} status={shown} />
      </div>
    </div>
  );
};

export default TicketsRoute;
