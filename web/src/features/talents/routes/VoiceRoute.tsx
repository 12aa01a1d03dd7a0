import Box from '@mui/material/Box';
import { talentVoiceSchema } from '@domain/talents/talent-profile.schema.ts';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { VoiceFields } from '../components/VoiceFields.tsx';

/** A talent's voice, which casting directors search by. */
const VoiceRoute = () => {
  const text = useText();

  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={text('nav.voice')} />
      <OwnTalent>
        {(talent) => (
          <ProfileForm talent={talent} schema={talentVoiceSchema}>
            <SectionCard title={text('talent.voice')} lead={text('talent.voiceLead')}>
              <VoiceFields />
            </SectionCard>
            <SaveBar />
          </ProfileForm>
        )}
      </OwnTalent>
    </Box>
  );
};

export default VoiceRoute;
