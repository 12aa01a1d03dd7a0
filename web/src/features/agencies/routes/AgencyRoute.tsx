import { useState } from 'react';
import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { loadClientConfig } from '../../../lib/branding.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { AgencyForm } from '../components/AgencyForm.tsx';
import { AgencyList } from '../components/AgencyList.tsx';
import { useAgencies } from '../data/useAgencies.ts';
import { NewAgencyDialog } from '../dialogs/NewAgencyDialog.tsx';

const Agencies = ({ chosen }: { readonly chosen: string }) => {
  const text = useText();
  const { data, status, error, reload } = useAgencies();
  const agencies = useLatestData(data);
  if (status === 'error' && !agencies) return <ErrorState error={error} onRetry={reload} />;
  if (!agencies)
    return (
      <LoadingState>
        <Stack>
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={200} />
        </Stack>
      </LoadingState>
    );

  const agency = agencies.find(({ id }) => id === chosen);

  return (
    <Stack>
      {agencies.length > 1 && <AgencyList agencies={agencies} chosen={chosen} />}
      {agency ? (
        <AgencyForm key={agency.id} agency={agency} onReload={reload} />
      ) : (
        <EmptyState icon={Storefront} title={text('agency.none')}>
          {text('agency.noneText')}
        </EmptyState>
      )}
    </Stack>
  );
};

/** Name, branding and emails of the chosen agency, for its admins; creates agencies. */
const AgencyRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState(0);
  const config = useRequest('clientConfig', loadClientConfig);
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <div>
      <PageHeader
        title={text('agency.title')}
        meta={text('agency.lead', { agency: agency.publicName })}
        actions={
          config.data?.foundsAgencies && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<AddBusiness />}
              onClick={() => setCreating(true)}
            >
              {text('agency.new')}
            </Button>
          )
        }
      />
      <Agencies key={`${agency.id} ${made}`} chosen={agency.id} />
      {creating && (
        <NewAgencyDialog
          onClose={() => setCreating(false)}
          // The caller's rights have changed, which the session detects automatically.
          onMade={() => setMade((count) => count + 1)}
        />
      )}
    </div>
  );
};

export default AgencyRoute;
