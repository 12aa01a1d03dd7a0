import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { ClientList } from '../components/ClientList.tsx';
import { CompanyList } from '../components/CompanyList.tsx';

/** Clients and companies of the chosen agency, for its admins. */
const ClientsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [creating, setCreating] = useState(false);
  const [query, choose] = useAddressChoice<'view'>();
  const view = query.get('view') === 'companies' ? 'companies' : 'people';
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('clients.title')}
        meta={text('clients.lead', { agency: agency.publicName })}
        actions={
          <Button
            variant="contained"
            startIcon={<PersonAdd />}
            onClick={() => {
              choose({ view: '' });
              setCreating(true);
            }}
          >
            {text('clients.new')}
          </Button>
        }
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={text('companies.which')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ view: next === 'companies' ? next : '' });
        }}
        sx={{ marginBottom: 2 }}
      >
        <ToggleButton value="people">{text('companies.people')}</ToggleButton>
        <ToggleButton value="companies">{text('companies.title')}</ToggleButton>
      </ToggleButtonGroup>
      {view === 'companies' ? (
        <CompanyList key={agency.id} />
      ) : (
        <ClientList
          key={agency.id}
          agencyId={agency.id}
          creating={creating}
          onCreatingEnd={() => setCreating(false)}
        />
      )}
    </div>
  );
};

export default ClientsRoute;
