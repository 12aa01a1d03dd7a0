import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { UnreachedNote } from '../../common/mail/Unreached.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { TalentDemos } from '../../features/demos/components/TalentDemos.tsx';
import { AccessCard } from '../../features/dossiers/components/AccessCard.tsx';
import { ConnectionCard } from '../../features/dossiers/components/ConnectionCard.tsx';
import { ContactCard, DossierHeader } from '../../features/dossiers/components/DossierHeader.tsx';
import { NotesForm } from '../../features/dossiers/components/NotesForm.tsx';
import { ScoreForm } from '../../features/dossiers/components/ScoreForm.tsx';
import { TermsForm } from '../../features/dossiers/components/TermsForm.tsx';
import { WorkTab } from '../../features/dossiers/components/WorkTab.tsx';
import { useTalentWork } from '../../features/dossiers/data/useTalentWork.ts';
import { useAddressChoice } from '../../lib/useAddressChoice.ts';
import { StaffTalent } from './StaffTalent.tsx';
import { TalentHead } from './TalentHead.tsx';
import { TalentNeighbours } from './TalentNeighbours.tsx';

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

const TABS = ['demos', 'work', 'terms', 'scores'] as const;

const Dossier = ({ talent, onRemove }: DossierProps) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'tab'>();
  const shown = TABS.find((tab) => tab === query.get('tab')) ?? 'demos';
  const work = useTalentWork(talent.id);

  // Hidden parts stay, so that unsaved changes aren't lost.
  const parts: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
    demos: <Demos talentId={talent.id} />,
    work: <WorkTab work={work} />,
    terms: (
      <Box sx={{ ...COLUMN, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
        <ContactCard talent={talent} />
        <TermsForm talentId={talent.id} />
        <ConnectionCard talentId={talent.id} />
        <AccessCard talentId={talent.id} name={talent.fullName} onRemove={onRemove} />
      </Box>
    ),
    scores: (
      <Box sx={COLUMN}>
        <ScoreForm talent={talent} />
        <NotesForm talentId={talent.id} />
      </Box>
    ),
  };

  return (
    <>
      <TalentNeighbours talentId={talent.id} />
      <DossierHeader talent={talent} />
      <UnreachedNote talentId={talent.id} />
      <TalentHead talent={talent} work={work.data} />
      <Tabs
        value={shown}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={text('dossier.tabs')}
        onChange={(_event, tab: string) => choose({ tab })}
        sx={{ marginBottom: 2 }}
      >
        {TABS.map((tab) => (
          <Tab
            key={tab}
            id={`talent-tab-${tab}`}
            aria-controls={`talent-part-${tab}`}
            value={tab}
            label={text(`dossier.tab.${tab}`)}
          />
        ))}
      </Tabs>
      {TABS.map((tab) => (
        <div
          key={tab}
          id={`talent-part-${tab}`}
          role="tabpanel"
          aria-labelledby={`talent-tab-${tab}`}
          hidden={tab !== shown}
        >
          {parts[tab]}
        </div>
      ))}
    </>
  );
};

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
