import Add from '@mui/icons-material/Add';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RateTableList } from '../components/RateTableList.tsx';
import { useRateTables } from '../data/rateTableCalls.ts';

const Tables = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const tables = useRateTables(agencyId);
  if (tables.status === 'error') return <ErrorState error={tables.error} onRetry={tables.retry} />;
  if (tables.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={180} />
      </LoadingState>
    );
  if (tables.data.length > 0) return <RateTableList tables={tables.data} />;
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

/** What the chosen agency charges, version by version, for its admins. */
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
      <Tables key={agency.id} agencyId={agency.id} />
    </Box>
  );
};

export default RateTablesRoute;
