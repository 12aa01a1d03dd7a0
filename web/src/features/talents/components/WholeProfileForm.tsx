import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { talentProfileSchema } from '@domain/talents/talent-profile.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { useFieldFromAddress } from '../../../components/form/fieldFromAddress.ts';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { StudioFields } from './StudioFields.tsx';
import { VoiceFields } from './VoiceFields.tsx';
import { useTextFor } from './useTextFor.ts';
import { WorkFields } from './WorkFields.tsx';

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start' } as const;

interface Props {
  readonly talent: Talent;
  /** Further sections, in the first column. */
  readonly children?: ReactNode;
}

/** A talent's full profile form, in two columns where space allows; links can target its fields. */
export const WholeProfileForm = ({ talent, children }: Props) => {
  const text = useTextFor(talent.id);

  useFieldFromAddress();

  return (
    <ProfileForm talent={talent} schema={talentProfileSchema}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <Box sx={COLUMN}>
          <SectionCard title={text('profile.you')}>
            <PersonFields />
          </SectionCard>
          <SectionCard title={text('ownProfile.work')}>
            <WorkFields />
          </SectionCard>
          {children}
        </Box>
        <Box sx={COLUMN}>
          <SectionCard title={text('talent.voice')}>
            <VoiceFields />
          </SectionCard>
          <SectionCard title={text('nav.homeStudio')}>
            <StudioFields measuredAt={talent.speedTest?.measuredAt} talentId={talent.id} />
          </SectionCard>
        </Box>
      </Box>
      <SaveBar />
    </ProfileForm>
  );
};
