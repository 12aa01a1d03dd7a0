import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { BankPanel } from '../../../common/payouts/BankPanel.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { AwaitedPart } from '../components/AwaitedPart.tsx';
import { Bookkeeping } from '../components/Bookkeeping.tsx';
import { OrdersPart } from '../components/OrdersPart.tsx';
import { PayPart } from '../components/PayPart.tsx';
import { useToPay } from '../data/useToPay.ts';

const Parts = ({ agencyId }: { readonly agencyId: string }) => {
  const { data, error, status, reload } = useRequest(`monthEnd ${agencyId}`, (signal) =>
    api.monthEnd.show({ signal }),
  );
  const today = useAgencyDay()();
  const pay = useToPay(agencyId, today);
  const parts = useLatestData(data);
  if (!parts)
    return status === 'error' ? (
      <ErrorState error={error} onRetry={reload} />
    ) : (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={120} />
        </Stack>
      </LoadingState>
    );

  const { toInvoice, awaited, overdue } = parts;

  return (
    <>
      <OrdersPart kind="toInvoice" part={toInvoice} onDone={reload} />
      {awaited.count > 0 && <AwaitedPart part={awaited} onDone={reload} />}
      <OrdersPart kind="overdue" part={overdue} onDone={reload} />
      {pay.toPay ? (
        <PayPart toPay={pay.toPay} today={today} onDone={pay.reload} />
      ) : (
        pay.error !== undefined && <ErrorState error={pay.error} onRetry={pay.reload} />
      )}
      <BankPanel
        onChanged={() => {
          reload();
          pay.reload();
        }}
      />
    </>
  );
};

/** What the chosen agency does at the end of a month, for its admins. */
const MonthEndRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('monthEnd.title')}
        meta={text('monthEnd.lead', { agency: agency.publicName })}
      />
      <Stack gap={3}>
        <Parts key={agency.id} agencyId={agency.id} />
        <Bookkeeping />
      </Stack>
    </Box>
  );
};

export default MonthEndRoute;
