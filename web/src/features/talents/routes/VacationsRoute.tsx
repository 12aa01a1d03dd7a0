import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { RemovedByAgency } from '../../../common/talents/RemovedByAgency.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { NewVacation } from '../components/NewVacation.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { VacationCalendar } from '../components/VacationCalendar.tsx';
import { VacationList } from '../components/VacationList.tsx';
import { useTextFor } from '../components/useTextFor.ts';
import { useVacations, useTalentZone } from '../data/vacations.ts';

export const TalentVacations = ({ talentId }: { readonly talentId: string }) => {
  const text = useTextFor(talentId);
  const { agency } = useSignedIn();
  const live = useVacations(talentId, agency?.id);
  // Past and future are relative to the talent's day, for every reader.
  const zone = useTalentZone(talentId);
  const now = useNow();
  if (live.status === 'error') return <ErrorState error={live.error} onRetry={live.retry} />;
  if (zone.status === 'error') return <ErrorState error={zone.error} onRetry={zone.reload} />;
  if (live.status === 'loading' || zone.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={320} />
      </LoadingState>
    );

  const today = getDayInZone(zone.data, new Date(now));
  const coming = live.data.filter(({ to }) => to >= today);
  const past = live.data.filter(({ to }) => to < today).reverse();

  return (
    <Stack>
      <SectionCard title={text('vacations.title')} lead={text('vacations.lead')}>
        <Stack gap={3}>
          <NewVacation talentId={talentId} />
          <VacationCalendar vacations={live.data} today={today} />
        </Stack>
      </SectionCard>
      <SectionCard title={text('vacations.coming')} count={coming.length}>
        {coming.length > 0 ? (
          <VacationList label={text('vacations.coming')} vacations={coming} />
        ) : (
          <EmptyState icon={BeachAccess} title={text('vacations.none')}>
            {text('vacations.noneText')}
          </EmptyState>
        )}
      </SectionCard>
      {past.length > 0 && (
        <SectionCard title={text('vacations.past')} count={past.length}>
          <VacationList label={text('vacations.past')} vacations={past} isPast />
        </SectionCard>
      )}
    </Stack>
  );
};

const VacationsRoute = () => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text('nav.vacations')} />
      <OwnTalent>
        {(talent) => (
          <Stack>
            <TalentVacations talentId={talent.id} />
            <RemovedByAgency talentId={talent.id} kind="vacation" />
          </Stack>
        )}
      </OwnTalent>
    </Box>
  );
};

export default VacationsRoute;
