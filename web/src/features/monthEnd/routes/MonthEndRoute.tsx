import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { Bookkeeping } from '../components/Bookkeeping.tsx';
import { OrdersPart } from '../components/OrdersPart.tsx';
import { PartCard } from '../components/PartCard.tsx';

const Parts = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const { data, error, status, reload } = useRequest(`monthEnd ${agencyId}`, (signal) =>
    api.monthEnd.show({ signal }),
  );
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

  const { toInvoice, overdue, toPay, unmatched } = parts;

  return (
    <>
      <OrdersPart kind="toInvoice" part={toInvoice} onDone={reload} />
      <OrdersPart kind="overdue" part={overdue} onDone={reload} />
      <PartCard
        title={text('monthEnd.toPay')}
        part={toPay}
        action={
          <Button component={Link} to={paths.payouts.href()} variant="contained">
            {text('monthEnd.pay')}
          </Button>
        }
      />
      <PartCard
        title={text('monthEnd.unmatched')}
        part={unmatched}
        action={
          <Button component={Link} to={paths.payouts.href()} variant="contained">
            {text('monthEnd.match')}
          </Button>
        }
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
