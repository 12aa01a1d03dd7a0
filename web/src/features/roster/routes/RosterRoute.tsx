import { useState } from 'react';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RosterList } from '../components/RosterList.tsx';

/** The chosen agency's roster, for its staff. */
const RosterRoute = () => {
  const text = useText();
  const [importing, setImporting] = useState(false);
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.some((role) => role === 'agencyTeam' || role === 'admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('roster.title')}
        meta={text('roster.lead', { agency: agency.publicName })}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FileUpload />}
            onClick={() => setImporting(true)}
          >
            {text('roster.import')}
          </Button>
        }
      />
      <RosterList
        key={agency.id}
        agencyId={agency.id}
        importing={importing}
        onImportingEnd={() => setImporting(false)}
      />
    </div>
  );
};

export default RosterRoute;
