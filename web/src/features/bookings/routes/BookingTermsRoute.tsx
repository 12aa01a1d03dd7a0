import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { BookingTermsForm } from '../components/BookingTermsForm.tsx';

const Terms = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const terms = useRequest<AgreedBookingTerms | null>(agencyId, (signal) => api.bookings.terms({ signal }));
  if (terms.status === 'error') return <ErrorState error={terms.error} onRetry={terms.reload} />;
  if (terms.status === 'loading')
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={200} />
        </Stack>
      </LoadingState>
    );

  const stored = terms.data;

  return (
    <>
      {stored === null && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {text('bookingTerms.none')}
        </Alert>
      )}
      <BookingTermsForm
        key={stored?.version ?? 0}
        agencyId={agencyId}
        stored={stored}
        onSaved={terms.reload}
      />
    </>
  );
};

/** What cancelling and moving the chosen agency's bookings costs, for its admins. */
const BookingTermsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('bookingTerms.title')} meta={text('bookingTerms.lead')} />
      <Terms key={agency.id} agencyId={agency.id} />
    </Box>
  );
};

export default BookingTermsRoute;
