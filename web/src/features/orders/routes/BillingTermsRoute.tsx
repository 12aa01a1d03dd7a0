import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { BankAccounts } from '../components/BankAccounts.tsx';
import { BillingTermsForm } from '../components/BillingTermsForm.tsx';
import { useBillingTerms } from '../data/billingTerms.ts';

const Terms = ({ agencyId }: { readonly agencyId: string }) => {
  const terms = useBillingTerms(agencyId);
  if (terms.status === 'error') return <ErrorState error={terms.error} onRetry={terms.reload} />;
  if (terms.status === 'loading')
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={200} />
          <Skeleton variant="rounded" height={240} />
        </Stack>
      </LoadingState>
    );

  const storedTerms = terms.data;

  return (
    <BillingTermsForm
      key={storedTerms?.version ?? 0}
      agencyId={agencyId}
      known={storedTerms}
      onSaved={terms.reload}
    />
  );
};

/** The chosen agency's invoice settings, for its admins. */
const BillingTermsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('billingTerms.title')} meta={text('billingTerms.lead')} />
      <Stack gap={3}>
        <BankAccounts key={agency.id} agencyId={agency.id} />
        <Terms key={agency.id} agencyId={agency.id} />
      </Stack>
    </Box>
  );
};

export default BillingTermsRoute;
