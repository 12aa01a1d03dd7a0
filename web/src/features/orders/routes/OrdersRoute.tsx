import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { OrderList } from '../components/OrderList.tsx';

const PayoutList = lazyComponent(() =>
  import('../components/PayoutList.tsx').then((module) => module.PayoutList),
);

const PaperList = lazyComponent(() =>
  import('../components/PaperList.tsx').then((module) => module.PaperList),
);

/** Views besides the orders, as the address names them. */
const VIEWS = ['documents', 'payouts'] as const;

const ORDERS = 'orders';
const VIEW_TEXTS = { documents: 'papers', payouts: 'payouts' } as const;

/** Orders and invoices: of all clients for an agency's people, with what talents are to be paid; of all projects for a client. */
const OrdersRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [query, choose] = useAddressChoice<'view' | 'state' | 'search' | 'month' | 'quarter'>();
  const isStaff = roles.some((role) => role === 'admin' || role === 'agencyTeam');
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;

  const offered = VIEWS.filter((name) => isStaff || name !== 'payouts');
  const view = offered.find((name) => name === query.get('view'));
  const lead = isStaff
    ? text('orderList.lead.staff', { agency: agency.publicName })
    : text('orderList.lead.client');

  return (
    <div key={agency.id}>
      <PageHeader title={text('orderList.title')} meta={view ? text(`${VIEW_TEXTS[view]}.lead`) : lead} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view ?? ORDERS}
        aria-label={text('payouts.which')}
        onChange={(_event, next: string | null) => {
          if (next)
            choose({ view: next === ORDERS ? '' : next, state: '', search: '', month: '', quarter: '' });
        }}
        sx={{ marginBottom: 2 }}
      >
        <ToggleButton value={ORDERS}>{text('payouts.orders')}</ToggleButton>
        {offered.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`${VIEW_TEXTS[name]}.title`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'payouts' && <PayoutList />}
      {view === 'documents' && <PaperList isStaff={isStaff} />}
      {view === undefined && <OrderList isStaff={isStaff} />}
    </div>
  );
};

export default OrdersRoute;
