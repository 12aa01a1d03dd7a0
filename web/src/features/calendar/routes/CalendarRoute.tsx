import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { BookingList } from '../components/BookingList.tsx';
import { FollowedAddress } from '../components/FollowedAddress.tsx';

const Bookings = () => {
  const text = useText();
  const request = useRequest('bookings', (signal) => api.calendar.bookings({ signal }));
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  if (!request.data)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={96} />
      </LoadingState>
    );

  return request.data.length > 0 ? (
    <BookingList bookings={request.data} />
  ) : (
    <EmptyState icon={EventAvailable} title={text('calendar.none')}>
      {text('calendar.noneText')}
    </EmptyState>
  );
};

/** The user's bookings, and a calendar subscription. */
const CalendarRoute = () => {
  const text = useText();
  const session = useSignedIn();

  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('calendar.title')} />
      <Stack>
        <SectionCard title={text('calendar.coming')}>
          <Bookings />
        </SectionCard>
        <SectionCard title={text('calendar.follow')} lead={text('calendar.followLead')}>
          {isImpersonating(session) ? (
            <Muted variant="body1">{text('calendar.notYours')}</Muted>
          ) : (
            <FollowedAddress />
          )}
        </SectionCard>
      </Stack>
    </Box>
  );
};

export default CalendarRoute;
