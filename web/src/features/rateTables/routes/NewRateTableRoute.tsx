import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RateTableForm } from '../components/RateTableForm.tsx';
import { useOffered } from '../data/licenceOptions.ts';
import { useRateTables } from '../data/useRateTables.ts';

const Editor = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tables = useRateTables(agencyId);
  const offered = useOffered(agencyId);
  if (tables.status === 'error') return <ErrorState error={tables.error} onRetry={tables.retry} />;
  if (offered.status === 'error') return <ErrorState error={offered.error} onRetry={offered.reload} />;
  if (tables.status === 'loading' || offered.status === 'loading')
    return (
      <>
        <LoadingState>
          <Stack>
            <Skeleton variant="rounded" height={140} />
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={240} />
          </Stack>
        </LoadingState>
      </>
    );

  const fromVersion = query.get('from');
  const from =
    fromVersion === null
      ? tables.data[0]
      : tables.data.find(({ version }) => String(version) === fromVersion);
  const back = (
    <Button component={Link} to={paths.rateTables.href()} variant="outlined" color="inherit">
      {text('rateTables.back')}
    </Button>
  );
  if (fromVersion !== null && !from)
    return (
      <EmptyState icon={SearchOff} title={text('rateTables.missing')} action={back}>
        {text('rateTables.missingText')}
      </EmptyState>
    );

  return (
    <>
      <PageHeader
        title={text('rateTables.new')}
        meta={from ? text('rateTables.newFrom', { version: from.version }) : text('rateTables.newFirst')}
        actions={back}
      />
      <RateTableForm
        key={from?.version ?? 0}
        from={from}
        latest={tables.data[0]?.version ?? 0}
        offered={offered.data}
        onSaved={() => void navigate(paths.rateTables.href())}
      />
    </>
  );
};

/** A new version of the chosen agency's rate table, for its admins. */
const NewRateTableRoute = () => {
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Editor key={agency.id} agencyId={agency.id} />
    </Box>
  );
};

export default NewRateTableRoute;
