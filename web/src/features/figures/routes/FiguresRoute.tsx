import { hasStaffRole } from '@domain/access/roles.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { formatZone } from '../../../lib/zones.ts';
import { Acceptance } from '../components/Acceptance.tsx';
import { HeadlineFigures } from '../components/HeadlineFigures.tsx';
import { Revenue } from '../components/Revenue.tsx';
import { TakeTimes } from '../components/TakeTimes.tsx';
import { useFigures } from '../data/useFigures.ts';

const PARTS = [0, 1, 2];

/** The figures' time zone, which admins can change. */
const Clock = ({ timeZone }: { readonly timeZone: string }) => {
  const text = useText();
  const { roles } = useSignedIn();

  return (
    <Muted>
      {text('figures.clock', { zone: formatZone(timeZone) })}{' '}
      {roles.includes('admin') && (
        <Link component={RouterLink} to={paths.agency.href()}>
          {text('figures.changeClock')}
        </Link>
      )}
    </Muted>
  );
};

const OwnFigures = () => {
  const { data, status, error, reload } = useFigures();
  if (status === 'error') return <ErrorState error={error} onRetry={reload} />;
  if (!data)
    return (
      <LoadingState>
        <Stack>
          {PARTS.map((part) => (
            <Skeleton key={part} variant="rounded" height={420} />
          ))}
        </Stack>
      </LoadingState>
    );

  const { timeZone, weeks, languages, months } = data;

  return (
    <Stack isBounded>
      <Clock timeZone={timeZone} />
      <HeadlineFigures />
      <Revenue months={months} timeZone={timeZone} />
      <TakeTimes weeks={weeks} timeZone={timeZone} />
      <Acceptance languages={languages} since={weeks[0]?.week ?? ''} timeZone={timeZone} />
    </Stack>
  );
};

/** The chosen agency's figures, for admins and team. */
const FiguresRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !hasStaffRole(roles)) return <DeniedState />;
  return (
    <Box key={agency.id} sx={{ maxWidth: 960 }}>
      <PageHeader title={text('figures.title')} meta={text('figures.lead', { agency: agency.publicName })} />
      <OwnFigures />
    </Box>
  );
};

export default FiguresRoute;
