import Box from '@mui/material/Box';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { OwnDataCard } from '../components/OwnDataCard.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { PersonFields } from '../components/PersonFields.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { StudioFields } from '../components/StudioFields.tsx';
import { VoiceFields } from '../components/VoiceFields.tsx';

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start' } as const;

/** Everything a talent tells of themselves, in two columns where there is room. */
const TalentAccountRoute = () => {
  const text = useText();
  const session = useSignedIn();
  return (
    <Box sx={{ maxWidth: 1160 }}>
      <OwnTalent>
        {(talent) => (
          <ProfileForm talent={talent} schema={talentProfileSchema}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
              <Box sx={COLUMN}>
                <SectionCard title={text('profile.you')}>
                  <PersonFields />
                </SectionCard>
              </Box>
              <Box sx={COLUMN}>
                <SectionCard title={text('talent.voice')}>
                  <VoiceFields languages={talent.languages} />
                </SectionCard>
                <SectionCard title={text('nav.homeStudio')}>
                  <StudioFields />
                </SectionCard>
              </Box>
            </Box>
            <SaveBar />
          </ProfileForm>
        )}
      </OwnTalent>
      {!isImpersonating(session) && (
        <Box sx={{ marginTop: 4 }}>
          <OwnDataCard talentId={session.uid} />
        </Box>
      )}
    </Box>
  );
};

export default TalentAccountRoute;
