import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { TeamList } from '../components/TeamList.tsx';

/** The team of the chosen agency, for its admins. */
const TeamRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [isAdding, setAdding] = useState(false);
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('team.title')}
        meta={text('team.lead', { agency: agency.publicName })}
        actions={
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setAdding(true)}>
            {text('team.add')}
          </Button>
        }
      />
      <TeamList key={agency.id} agency={agency} isAdding={isAdding} onAddingEnd={() => setAdding(false)} />
    </div>
  );
};

export default TeamRoute;
