import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { OrderList } from '../components/OrderList.tsx';

const PaperList = lazyComponent(() =>
  import('../components/PaperList.tsx').then((module) => module.PaperList),
);

const ORDERS = 'orders';
/** The view besides the orders, as the address names it. */
const PAPERS = 'documents';

/** Orders and invoices: of all clients for an agency's people; of all projects for a client. */
const OrdersRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [query, choose] = useAddressChoice<'view' | 'state' | 'search' | 'quarter'>();
  const isStaff = roles.some((role) => role === 'admin' || role === 'agencyTeam');
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;

  const hasPapers = query.get('view') === PAPERS;
  const lead = isStaff
    ? text('orderList.lead.staff', { agency: agency.publicName })
    : text('orderList.lead.client');

  return (
    <div key={agency.id}>
      <PageHeader title={text('orderList.title')} meta={hasPapers ? text('papers.lead') : lead} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={hasPapers ? PAPERS : ORDERS}
        aria-label={text('orderList.view')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ view: next === ORDERS ? '' : next, state: '', search: '', quarter: '' });
        }}
        sx={{ marginBottom: 2 }}
      >
        <ToggleButton value={ORDERS}>{text('orderList.viewOrders')}</ToggleButton>
        <ToggleButton value={PAPERS}>{text('papers.title')}</ToggleButton>
      </ToggleButtonGroup>
      {hasPapers ? <PaperList isStaff={isStaff} /> : <OrderList isStaff={isStaff} />}
    </div>
  );
};

export default OrdersRoute;
