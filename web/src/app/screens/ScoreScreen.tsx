import { useState } from 'react';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { TalentDemos } from '../../features/demos/components/TalentDemos.tsx';
import { AccessCard } from '../../features/dossiers/components/AccessCard.tsx';
import { ConnectionCard } from '../../features/dossiers/components/ConnectionCard.tsx';
import { ContactCard, DossierHeader } from '../../features/dossiers/components/DossierHeader.tsx';
import { NotesForm } from '../../features/dossiers/components/NotesForm.tsx';
import { ScoreForm } from '../../features/dossiers/components/ScoreForm.tsx';
import { TermsForm } from '../../features/dossiers/components/TermsForm.tsx';
import { StaffTalent } from './StaffTalent.tsx';

/** Rarely opened. */
const RemoveTalentDialog = lazyComponent(() =>
  import('../../common/talents/removal/RemoveTalentDialog.tsx').then((module) => module.RemoveTalentDialog),
);

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** The talent's demos, which staff may add, replace and delete. */
const Demos = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const { agency } = useSignedIn();
  return (
    <SectionCard title={text('dossier.demos')}>
      <Stack>
        <TalentDemos talentId={talentId} agencyId={agency?.id} isOwner={false} />
      </Stack>
    </SectionCard>
  );
};

interface DossierProps {
  readonly talent: Talent;
  readonly onRemove: () => void;
}

const Dossier = ({ talent, onRemove }: DossierProps) => (
  <>
    <DossierHeader talent={talent} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '7fr 5fr' } }}>
      <Box sx={COLUMN}>
        <ScoreForm talent={talent} />
        <NotesForm talentId={talent.id} />
      </Box>
      <Box sx={COLUMN}>
        <ContactCard talent={talent} />
        <ConnectionCard talentId={talent.id} />
        <TermsForm talentId={talent.id} />
        <AccessCard talentId={talent.id} name={talent.fullName} onRemove={onRemove} />
      </Box>
    </Box>
    <Box sx={{ marginTop: 2 }}>
      <Demos talentId={talent.id} />
    </Box>
  </>
);

/** An agency's page of a talent: data and assessments. */
const ScoreScreen = () => {
  const { agency } = useSignedIn();
  const navigate = useNavigate();
  // Outside the talent's page, which unmounts with the record before the dialog gets the response.
  const [removing, setRemoving] = useState<Talent>();

  return (
    <Box sx={{ maxWidth: 1360 }}>
      <StaffTalent>
        {(talent) => (
          <Dossier
            key={`${agency?.id ?? ''}|${talent.id}`}
            talent={talent}
            onRemove={() => setRemoving(talent)}
          />
        )}
      </StaffTalent>
      {removing && (
        <RemoveTalentDialog
          talentId={removing.id}
          name={removing.fullName}
          onRemoved={() => void navigate(addresses.talents.href())}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Box>
  );
};

export default ScoreScreen;
