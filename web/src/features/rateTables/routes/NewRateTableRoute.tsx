import { useMemo } from 'react';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { DeniedState, EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { RateTableForm } from '../components/RateTableForm.tsx';
import { useRateTables } from '../data/rateTableCalls.ts';
import { CODED, type CodedName } from '../data/rateTableValues.ts';

/** Codes of the catalogue, by the part of a table that has factors for them; undefined until they are there. */
const useCodes = (): Readonly<Record<CodedName, readonly string[]>> | undefined => {
  const media = useCatalogOptions(CODED.media);
  const durations = useCatalogOptions(CODED.durations);
  const territoryCovers = useCatalogOptions(CODED.territoryCovers);
  return useMemo(() => {
    if (media.length === 0) return undefined;
    const codes = (options: typeof media) => options.map(({ code }) => code);
    return {
      media: codes(media),
      durations: codes(durations),
      territoryCovers: codes(territoryCovers),
    };
  }, [media, durations, territoryCovers]);
};

const Editor = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tables = useRateTables(agencyId);
  const codes = useCodes();
  if (tables.status === 'error') return <ErrorState error={tables.error} onRetry={tables.retry} />;
  if (tables.status === 'loading' || !codes)
    return (
      <>
        <ReferenceFailure of={['catalog']} />
        <LoadingState>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Skeleton variant="rounded" height={140} />
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={240} />
          </Box>
        </LoadingState>
      </>
    );
  const asked = query.get('from');
  const from = asked === null ? tables.data[0] : tables.data.find(({ version }) => String(version) === asked);
  const back = (
    <Button component={Link} to={paths.rateTables.href()} variant="outlined" color="inherit">
      {text('rateTables.back')}
    </Button>
  );
  if (asked !== null && !from)
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
        codes={codes}
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
