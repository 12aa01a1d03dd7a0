import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { RatesForm } from '../components/RatesForm.tsx';
import { useRates } from '../data/talentRates.ts';

export const TalentRatesPage = ({ talentId }: { readonly talentId: string }) => {
  const rates = useRates(talentId);
  if (rates.status === 'error') return <ErrorState error={rates.error} onRetry={rates.reload} />;
  if (rates.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={360} />
      </LoadingState>
    );
  return <RatesForm talentId={talentId} rates={rates.data} onSaved={rates.reload} />;
};

const RatesRoute = () => {
  const text = useText();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.rates')} />
      <OwnTalent>{({ id }) => <TalentRatesPage talentId={id} />}</OwnTalent>
    </Box>
  );
};

export default RatesRoute;
