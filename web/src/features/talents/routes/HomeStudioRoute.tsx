import Box from '@mui/material/Box';
import { talentStudioSchema } from '@domain/talents/talent-profile.schema.ts';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { OwnConnection } from '../components/OwnConnection.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { StudioFields } from '../components/StudioFields.tsx';

const HomeStudioRoute = () => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.homeStudio')} />
      <OwnTalent>
        {(talent) => (
          <Stack>
            <OwnConnection talentId={talent.id} />
            <ProfileForm talent={talent} schema={talentStudioSchema}>
              <SectionCard title={text('studio.title')} lead={text('studio.lead')}>
                <StudioFields measuredAt={talent.speedTest?.measuredAt} talentId={talent.id} />
              </SectionCard>
              <SaveBar />
            </ProfileForm>
          </Stack>
        )}
      </OwnTalent>
    </Box>
  );
};

export default HomeStudioRoute;
