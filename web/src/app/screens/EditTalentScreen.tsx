import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import type { Talent } from '@domain/talents/talents.ts';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { PersonMark } from '../../common/people/PersonMark.tsx';
import { useText } from '../../i18n/useText.ts';
import { TalentAuditions } from '../../features/auditions/components/ofTalent.ts';
import { ConnectionCard } from '../../features/dossiers/components/ConnectionCard.tsx';
import { ScoreForm } from '../../features/dossiers/components/ScoreForm.tsx';
import { TalentBilling } from '../../features/talents/components/TalentBilling.tsx';
import { WholeProfileForm } from '../../features/talents/components/WholeProfileForm.tsx';
import { TalentRatesPage } from '../../features/talents/routes/RatesRoute.tsx';
import { TalentVacations } from '../../features/talents/routes/VacationsRoute.tsx';
import { paths } from '../paths.ts';
import { StaffTalent } from './StaffTalent.tsx';

const TABS = ['profile', 'scores', 'rates', 'vacations', 'auditions', 'billing', 'connection'] as const;
type TabName = (typeof TABS)[number];

/** Tabs; the talent's own pages use the same names. */
const LABELS = {
  profile: 'nav.profile',
  scores: 'score.title',
  rates: 'nav.rates',
  vacations: 'nav.vacations',
  auditions: 'nav.ownAuditions',
  billing: 'nav.billing',
  connection: 'connection.title',
} as const satisfies Record<TabName, string>;

const isTab = (value: string | null): value is TabName => TABS.some((tab) => tab === value);

const Part = ({ talent, tab }: { readonly talent: Talent; readonly tab: TabName }) => {
  if (tab === 'profile') return <WholeProfileForm talent={talent} />;

  return (
    <Box sx={{ maxWidth: 860 }}>
      {tab === 'scores' && <ScoreForm talent={talent} />}
      {tab === 'connection' && <ConnectionCard talentId={talent.id} />}
      {tab === 'rates' && <TalentRatesPage talentId={talent.id} />}
      {tab === 'vacations' && <TalentVacations talentId={talent.id} />}
      {tab === 'auditions' && <TalentAuditions talentId={talent.id} />}
      {tab === 'billing' && <TalentBilling talentId={talent.id} />}
    </Box>
  );
};

const Edited = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const [search] = useSearchParams();
  const tabName = search.get('tab');
  const shown = isTab(tabName) ? tabName : 'profile';

  return (
    <>
      <PageHeader
        title={talent.fullName}
        mark={<PersonMark name={talent.fullName} size={48} />}
        eyebrow={text('editTalent.eyebrow')}
        meta={text('editTalent.lead')}
        actions={
          <Button component={Link} to={paths.score.href(talent.id)} color="inherit">
            {text('editTalent.back')}
          </Button>
        }
      />
      <Tabs
        value={shown}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={text('editTalent.parts')}
        role="navigation"
        sx={{ marginBottom: 3 }}
      >
        {TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            component={Link}
            to={paths.editTalent.href(talent.id, tab === 'profile' ? undefined : tab)}
            label={text(LABELS[tab])}
          />
        ))}
      </Tabs>
      <Part talent={talent} tab={shown} />
    </>
  );
};

/** A talent's profile, edited by their agency's staff. */
const EditTalentScreen = () => (
  <Box sx={{ maxWidth: 1160 }}>
    <StaffTalent>{(talent) => <Edited key={talent.id} talent={talent} />}</StaffTalent>
  </Box>
);

export default EditTalentScreen;
