import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { Navigate, useNavigate } from 'react-router-dom';
import { talentBasicsSchema } from '@domain/talents/talent-profile.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { paths } from '../../../app/paths.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ProgressSteps } from '../../../components/ProgressSteps.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { ResidenceFields } from '../../../components/form/ResidenceFields.tsx';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { StudioFields } from '../components/StudioFields.tsx';
import { useJoiningBrand } from '../../../theme/joiningAgency.ts';

/** Returns the address after onboarding: the talent's invitation, else their profile. */
const findNextAddress = async (talentId: string): Promise<string> => {
  const invites = await api.talents.invitesOf({ id: talentId }).catch(() => []);
  const open = invites.find(({ status }) => status === 'sent');
  return open ? paths.invitation.href(open.id, 'OFF') : paths.profile.href();
};

const Basics = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const navigate = useNavigate();
  // The live record is complete before the save's response arrives.
  const [isNew] = useState(!talent.isBasicInformationStepReady);
  if (!isNew) return <Navigate replace to={paths.profile.href()} />;

  return (
    <ProfileForm
      talent={talent}
      schema={talentBasicsSchema}
      onSaved={async () => navigate(await findNextAddress(talent.id), { replace: true })}
    >
      <SectionCard title={text('onboarding.residence')}>
        <ResidenceFields isSelf />
      </SectionCard>
      <SectionCard title={text('studio.title')} lead={text('studio.lead')}>
        <StudioFields talentId={talent.id} />
      </SectionCard>
      <SubmitButton size="large">{text('onboarding.finish')}</SubmitButton>
    </ProfileForm>
  );
};

/** A new talent's second step: residence and equipment. */
const OnboardingRoute = () => {
  const text = useText();
  useDocumentTitle(text('onboarding.title'));
  useJoiningBrand();

  return (
    <Stack
      gap={2.5}
      sx={{
        width: 1,
        maxWidth: 640,
        margin: 'auto',
        paddingBlock: { xs: 1, sm: 3 },
      }}
    >
      <ProgressSteps steps={[text('onboarding.account'), text('onboarding.basics')]} current={2} />
      <div>
        <Typography variant="h1">{text('onboarding.title')}</Typography>
        <Muted variant="body1" sx={{ marginTop: 1 }}>
          {text('onboarding.lead')}
        </Muted>
      </div>
      <OwnTalent>{(talent) => <Basics talent={talent} />}</OwnTalent>
    </Stack>
  );
};

export default OnboardingRoute;
