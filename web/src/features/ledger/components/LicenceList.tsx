import Copyright from '@mui/icons-material/CopyrightOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLicences } from '../data/ledgerCalls.ts';
import { useLicenceChoice } from '../data/useLicenceChoice.ts';
import { LicenceCard } from './LicenceCard.tsx';
import { LicenceTools } from './LicenceTools.tsx';

/** Licences as one side reads them, page by page. */
export const LicenceList = ({ reader }: { readonly reader: LicenceReader }) => {
  const text = useText();
  const chosen = useLicenceChoice();
  const { stage, search, isFiltered, choose } = chosen;
  const of = reader === 'talent' ? 'voice' : 'projects';
  const pages = useLicences({ of, stage, search });
  const { items, cursor, phase } = pages;
  const isEmpty = items?.length === 0 && cursor === undefined;
  if (isEmpty && !isFiltered && phase === 'ready')
    return (
      <EmptyState icon={Copyright} title={text('ledger.none')}>
        {text(`ledger.noneText.${reader}`)}
      </EmptyState>
    );
  return (
    <>
      <LicenceTools of={of} chosen={chosen} />
      {phase === 'failed' && items === undefined ? (
        <ErrorState error={pages.error} onRetry={pages.reload} />
      ) : items === undefined ? (
        <LoadingState>
          <Skeleton variant="rounded" height={320} />
        </LoadingState>
      ) : isEmpty ? (
        <EmptyState
          icon={SearchOff}
          title={text('ledger.noneFound')}
          action={
            <Button variant="outlined" color="inherit" onClick={() => choose({ stage: '', search: '' })}>
              {text('ledger.showAll')}
            </Button>
          }
        >
          {text('ledger.noneFoundText')}
        </EmptyState>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }} aria-busy={phase === 'loading'}>
          <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1.5, margin: 0, padding: 0 }}>
            {items.map((row) => (
              <LicenceCard key={row.id} row={row} reader={reader} onChanged={pages.reload} />
            ))}
          </Box>
          <LoadMore of={pages} onMore={pages.loadMore} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('ledger.beforeVat')}
          </Typography>
        </Box>
      )}
    </>
  );
};
