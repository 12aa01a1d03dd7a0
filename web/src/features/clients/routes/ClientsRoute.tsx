import { useState } from 'react';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { ClientList } from '../components/ClientList.tsx';

/** The clients of the chosen agency, for its admins. */
const ClientsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [creating, setCreating] = useState(false);
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return (
    <Box>
      <PageHeader
        title={text('clients.title')}
        meta={text('clients.lead', { agency: agency.publicName })}
        actions={
          <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setCreating(true)}>
            {text('clients.new')}
          </Button>
        }
      />
      <ClientList
        key={agency.id}
        agencyId={agency.id}
        creating={creating}
        onCreatingEnd={() => setCreating(false)}
      />
    </Box>
  );
};

export default ClientsRoute;
