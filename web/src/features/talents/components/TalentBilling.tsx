import Skeleton from '@mui/material/Skeleton';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { BillingForm } from './BillingForm.tsx';
import { useSignedIn } from '../../../lib/session/session.ts';
import { SelfBillingCard } from './SelfBillingCard.tsx';
import { TalentPayment } from './TalentPayment.tsx';

/** A talent's billing details, through the API: the rules deny staff a missing document. */
export const TalentBilling = ({ talentId }: { readonly talentId: string }) => {
  const { roles } = useSignedIn();
  const billing = useRequest(talentId, () => api.talents.billing({ talentId }));
  if (billing.status === 'error') return <ErrorState error={billing.error} onRetry={billing.reload} />;
  if (billing.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={480} />
      </LoadingState>
    );
  return (
    <Stack>
      <TalentPayment talentId={talentId} />
      {roles.includes('admin') && <SelfBillingCard talentId={talentId} />}
      <BillingForm talentId={talentId} known={billing.data} />
    </Stack>
  );
};
