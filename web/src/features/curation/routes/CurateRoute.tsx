import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { EngineerInvitation } from '../components/EngineerInvitation.tsx';
import { TicketTable } from '../components/TicketTable.tsx';
import { useTickets } from '../data/useTickets.ts';

/** What waits for an engineer's ears: the tickets they have taken, and those that are free. */
const CurateRoute = () => {
  const text = useText();
  const { uid, roles, engagedBy } = useSignedIn();
  const mine = useTickets(engagedBy, uid);
  const available = useTickets(engagedBy, null);
  const invitation = useSearchParams()[0].get('invitation');
  if (!roles.includes('engineer')) return <DeniedState />;
  const languages = (
    <Button variant="outlined" color="inherit" component={Link} to={paths.profile.href()}>
      {text('curation.toLanguages')}
    </Button>
  );
  const failed = [mine, available].find(({ status }) => status === 'error');
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader title={text('nav.curate')} meta={text('curation.lead')} />
      {invitation && <EngineerInvitation id={invitation} />}
      {engagedBy.length === 0 ? (
        <StateCard icon={HourglassEmpty} title={text('curation.notEngagedTitle')} action={languages}>
          {text('curation.notEngaged')}
        </StateCard>
      ) : failed?.error ? (
        <ErrorState error={failed.error} onRetry={failed.retry} />
      ) : !mine.data || !available.data ? (
        <LoadingState>
          <Skeleton variant="rounded" height={160} sx={{ marginBottom: 2 }} />
          <Skeleton variant="rounded" height={160} />
        </LoadingState>
      ) : mine.data.length + available.data.length === 0 ? (
        <StateCard icon={Headphones} title={text('curation.noneTitle')} action={languages}>
          {text('curation.none')}
        </StateCard>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TicketTable
            kind="mine"
            title={text('curation.mine')}
            empty={text('curation.noneMine')}
            tickets={mine.data}
          />
          <TicketTable
            kind="available"
            title={text('curation.available')}
            empty={text('curation.noneAvailable')}
            tickets={available.data}
          />
        </Box>
      )}
    </Box>
  );
};

export default CurateRoute;
