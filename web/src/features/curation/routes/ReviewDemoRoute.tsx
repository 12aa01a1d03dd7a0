import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { TicketReview } from '../components/TicketReview.tsx';
import { useMyDemos } from '../data/useMyDemos.ts';

/** One demo on the engineer's ticket, updated live. */
const ReviewDemoRoute = () => {
  const text = useText();
  const { demoId } = useParams();
  const { uid, roles, engagedBy } = useSignedIn();
  const ownDemos = useMyDemos(engagedBy, uid);
  if (!roles.includes('engineer')) return <DeniedState />;
  if (ownDemos.status === 'error') return <ErrorState error={ownDemos.error} onRetry={ownDemos.retry} />;
  if (!ownDemos.data && engagedBy.length > 0) {
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={56} sx={{ marginBottom: 2 }} />
        <Skeleton variant="rounded" height={320} />
      </LoadingState>
    );
  }

  const demos = ownDemos.data ?? [];
  const demo = demos.find(({ id }) => id === demoId);
  if (!demo) {
    return (
      <EmptyState
        icon={SearchOff}
        title={text('review.goneTitle')}
        action={
          <Button variant="outlined" color="inherit" component={Link} to={`${paths.curate.href()}?tab=mine`}>
            {text('review.toTickets')}
          </Button>
        }
      >
        {text('review.gone')}
      </EmptyState>
    );
  }

  const onTicket = demos.filter(({ curationTicketId }) => curationTicketId === demo.curationTicketId);

  return <TicketReview demo={demo} onTicket={onTicket} />;
};

export default ReviewDemoRoute;
