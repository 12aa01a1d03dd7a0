import Box from '@mui/material/Box';
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

const PAYOUTS = 'payouts';

/** Orders and invoices: of all clients for an agency's people, with what talents are to be paid; of all projects for a client. */
const OrdersRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [query, choose] = useAddressChoice<'view' | 'state' | 'month'>();
  const isStaff = roles.some((role) => role === 'admin' || role === 'agencyTeam');
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;
  const isPayouts = isStaff && query.get('view') === PAYOUTS;
  const lead = isStaff
    ? text('orderList.lead.staff', { agency: agency.publicName })
    : text('orderList.lead.client');
  return (
    <Box key={agency.id}>
      <PageHeader title={text('orderList.title')} meta={isPayouts ? text('payouts.lead') : lead} />
      {isStaff && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isPayouts ? PAYOUTS : 'orders'}
          aria-label={text('payouts.which')}
          onChange={(_event, next: string | null) => {
            if (next) choose({ view: next === PAYOUTS ? next : '', state: '', month: '' });
          }}
          sx={{ marginBottom: 2 }}
        >
          <ToggleButton value="orders">{text('payouts.orders')}</ToggleButton>
          <ToggleButton value={PAYOUTS}>{text('payouts.title')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isPayouts ? <PayoutList /> : <OrderList isStaff={isStaff} />}
    </Box>
  );
};

export default OrdersRoute;
