import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { BillingForm } from '../components/BillingForm.tsx';
import { OwnPayment } from '../components/OwnPayment.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';

/** How the signed-in talent is paid, and the address of their invoices. */
const OwnBilling = ({ talentId }: { readonly talentId: string }) => {
  const live = useLiveDoc<BillingInformation>(`billingInformation/${talentId}`);
  if (live.status === 'error') return <ErrorState error={live.error} onRetry={live.retry} />;
  if (live.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={480} />
      </LoadingState>
    );
  return (
    <Stack>
      <OwnPayment billing={live.data ?? null} />
      <BillingForm talentId={talentId} known={live.data} />
    </Stack>
  );
};

const BillingRoute = () => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader
        title={text('nav.billing')}
        actions={
          <Button component={RouterLink} to={addresses.earnings.href()}>
            {text('billing.earnings')}
          </Button>
        }
      />
      <OwnTalent>{({ id }) => <OwnBilling talentId={id} />}</OwnTalent>
    </Box>
  );
};

export default BillingRoute;
