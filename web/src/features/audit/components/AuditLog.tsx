import History from '@mui/icons-material/HistoryOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAudit } from '../data/auditCalls.ts';
import { useAuditChoice } from '../data/useAuditChoice.ts';
import { AuditEntry } from './AuditEntry.tsx';
import { AuditTools } from './AuditTools.tsx';

const NONE = { by: '', record: '', action: '', from: '', to: '' };
const ROWS = [0, 1, 2, 3];

/** What was done in an agency, page by page, the newest first. */
export const AuditLog = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const chosen = useAuditChoice();
  const pages = useAudit(chosen.choice);
  const { items, cursor, phase } = pages;
  const isEmpty = items?.length === 0 && cursor === undefined;
  if (isEmpty && !chosen.isFiltered && phase === 'ready')
    return (
      <EmptyState icon={History} title={text('audit.none')}>
        {text('audit.noneText')}
      </EmptyState>
    );
  return (
    <>
      <AuditTools agencyId={agencyId} rows={items} chosen={chosen} />
      {phase === 'failed' && items === undefined ? (
        <ErrorState error={pages.error} onRetry={pages.reload} />
      ) : items === undefined ? (
        <LoadingState>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {ROWS.map((row) => (
              <Skeleton key={row} variant="rounded" height={136} />
            ))}
          </Box>
        </LoadingState>
      ) : isEmpty ? (
        <EmptyState
          icon={SearchOff}
          title={text('audit.noneFound')}
          action={
            <Button variant="outlined" color="inherit" onClick={() => chosen.choose(NONE)}>
              {text('audit.showAll')}
            </Button>
          }
        >
          {text('audit.noneFoundText')}
        </EmptyState>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }} aria-busy={phase === 'loading'}>
          <Box
            component="ul"
            aria-label={text('audit.title')}
            sx={{ listStyle: 'none', display: 'grid', gap: 1.5, margin: 0, padding: 0 }}
          >
            {items.map((row) => (
              <AuditEntry key={row.id} row={row} agencyId={agencyId} chosen={chosen} />
            ))}
          </Box>
          <LoadMore of={pages} onMore={pages.loadMore} />
        </Box>
      )}
    </>
  );
};
