import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import type { OfferedOptions } from '@domain/pricing/agency-options.api.ts';
import { OPTION_KIND_NAMES } from '@domain/pricing/agency-options.ts';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { DeniedState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { OptionList } from '../components/OptionList.tsx';
import { useOffered, useOptions } from '../data/licenceOptions.ts';

interface Props {
  readonly loaded: OfferedOptions;
  readonly onReload: () => void;
}

const Kinds = ({ loaded, onReload }: Props) => {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const { offered, save } = useOptions(loaded, onReload);
  const kind = OPTION_KIND_NAMES.find((name) => name === query.get('kind')) ?? 'media';

  return (
    <>
      <Tabs
        value={kind}
        onChange={(_event, name: string) => setQuery({ kind: name }, { replace: true })}
        aria-label={text('licenceOptions.kinds')}
        variant="scrollable"
        sx={{ marginBottom: 2 }}
      >
        {OPTION_KIND_NAMES.map((name) => (
          <Tab key={name} value={name} label={text(`rateTables.${name}`)} />
        ))}
      </Tabs>
      <OptionList
        key={kind}
        kind={kind}
        title={text(`rateTables.${kind}`)}
        options={offered[kind]}
        onSave={(options, submission) => save(kind, options, submission)}
      />
    </>
  );
};

const Options = ({ agencyId }: { readonly agencyId: string }) => {
  const offered = useOffered(agencyId);
  if (offered.status === 'error') return <ErrorState error={offered.error} onRetry={offered.reload} />;
  if (offered.status === 'loading')
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={320} />
      </LoadingState>
    );
  return <Kinds loaded={offered.data} onReload={offered.reload} />;
};

const LicenceOptionsRoute = () => {
  const text = useText();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        title={text('licenceOptions.title')}
        meta={text('licenceOptions.lead', { agency: agency.publicName })}
        actions={
          <Button component={Link} to={paths.rateTables.href()} variant="outlined" color="inherit">
            {text('rateTables.back')}
          </Button>
        }
      />
      <Options key={agency.id} agencyId={agency.id} />
    </Box>
  );
};

export default LicenceOptionsRoute;
