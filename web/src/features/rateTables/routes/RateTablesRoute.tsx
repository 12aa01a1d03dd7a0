import Add from '@mui/icons-material/Add';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RateTableList } from '../components/RateTableList.tsx';

const NoTables = () => {
  const text = useText();

  return (
    <EmptyState
      icon={PriceChange}
      title={text('rateTables.none')}
      action={
        <Button component={Link} to={paths.newRateTable.href()} variant="contained" startIcon={<Add />}>
          {text('rateTables.first')}
        </Button>
      }
    >
      {text('rateTables.noneText')}
    </EmptyState>
  );
};

/** The chosen agency's rate tables by version, for its admins. */
const RateTablesRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: 1040 }}>
      <PageHeader
        title={text('rateTables.title')}
        meta={text('rateTables.lead', { agency: agency.publicName })}
        actions={
          <Button component={Link} to={paths.licenceOptions.href()} variant="outlined" color="inherit">
            {text('licenceOptions.title')}
          </Button>
        }
      />
      <RateTableList key={agency.id} agencyId={agency.id} empty={<NoTables />} />
    </Box>
  );
};

export default RateTablesRoute;
