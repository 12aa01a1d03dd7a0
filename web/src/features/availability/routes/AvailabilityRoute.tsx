import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError, isSpentLink } from '../../../lib/http/apiError.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { AvailabilityTask } from '../components/AvailabilityTask.tsx';
import { useAvailability } from '../data/availabilityLink.ts';

/** A talent's reply to a slot request, by the link from their email. */
const AvailabilityRoute = () => {
  const text = useText();
  const { requestId = '', castingDemoId = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  const link = { requestId, castingDemoId, token: token ?? '' };
  const request = useAvailability(token === null ? null : link);
  // The page stays while the current offer reloads.
  const page = useLatestData(request.data);

  useAgencyPage(page?.agency);

  const isRefused = token === null || isSpentLink(request.error);

  if (isRefused) {
    const view = isApiError(request.error) ? request.error.message : '';
    return (
      <StateCard icon={LinkOff} headingLevel="h1" title={view || text('availability.badLinkTitle')}>
        {text('availability.badLinkText')}
      </StateCard>
    );
  }
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  if (!page)
    return (
      <LoadingState>
        <Skeleton width="80%" height={44} />
        <Skeleton variant="rounded" height={168} sx={{ marginBlock: 2 }} />
        <Skeleton variant="rounded" height={132} sx={{ marginBottom: 3 }} />
        <Skeleton variant="rounded" height={120} sx={{ marginBottom: 2 }} />
        <Skeleton variant="rounded" height={120} />
      </LoadingState>
    );

  return <AvailabilityTask link={link} page={page} onChanged={request.reload} />;
};

export default AvailabilityRoute;
