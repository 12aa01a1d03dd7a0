import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { EarningRow } from '../components/EarningRow.tsx';
import { Statement } from '../components/Statement.tsx';
import { useOwnEarnings } from '../data/useOwnEarnings.ts';

interface Props {
  readonly agencyId: string;
  readonly talentId: string;
}

const OwnEarnings = ({ agencyId, talentId }: Props) => {
  const text = useText();
  const live = useOwnEarnings(agencyId, talentId);
  if (live.status === 'error') return <ErrorState error={live.error} onRetry={live.retry} />;
  if (live.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={240} />
      </LoadingState>
    );
  if (live.data.length === 0)
    return (
      <EmptyState icon={Payments} title={text('earnings.none')}>
        {text('earnings.noneText')}
      </EmptyState>
    );
  return (
    <>
      <SectionCard title={text('earnings.orders')}>
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {live.data.map((earning) => (
            <EarningRow key={earning.id} earning={earning} title={earning.projectName} />
          ))}
        </Box>
      </SectionCard>
      <Statement of="own" />
    </>
  );
};

/** What a talent earns with the chosen agency. */
const OwnEarningsRoute = () => {
  const text = useText();
  const { uid, roles, agency } = useSignedIn();
  if (!agency || !roles.includes('talent')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={text('earnings.title')} meta={text('earnings.lead')} />
      <OwnEarnings key={agency.id} agencyId={agency.id} talentId={uid} />
    </Box>
  );
};

export default OwnEarningsRoute;
