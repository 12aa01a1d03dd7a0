import Box from '@mui/material/Box';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OrderList } from '../components/OrderList.tsx';

/** Orders and invoices: of all clients for an agency's people, of all projects for a client. */
const OrdersRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const isStaff = roles.some((role) => role === 'admin' || role === 'agencyTeam');
  if (!agency || !(isStaff || roles.includes('client'))) return <DeniedState />;
  return (
    <Box key={agency.id}>
      <PageHeader
        title={text('orderList.title')}
        meta={
          isStaff
            ? text('orderList.lead.staff', { agency: agency.publicName })
            : text('orderList.lead.client')
        }
      />
      <OrderList isStaff={isStaff} />
    </Box>
  );
};

export default OrdersRoute;
