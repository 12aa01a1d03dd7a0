import Forum from '@mui/icons-material/ForumOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ENQUIRY_STATES } from '@domain/enquiries/enquiries.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { useEnquiries } from '../data/enquiryCalls.ts';
import { EnquiryCard } from './EnquiryCard.tsx';

const ALL = 'all';
const ROWS = [0, 1, 2, 3];

/** What was written to an agency, page by page, the newest first. */
export const EnquiryList = () => {
  const text = useText();
  const [query, choose] = useAddressChoice<'status'>();
  const state = ENQUIRY_STATES.find((known) => known === query.get('status'));
  const pages = useEnquiries(state);
  const { items, cursor, phase } = pages;
  const isEmpty = items?.length === 0 && cursor === undefined;
  if (isEmpty && state === undefined && phase === 'ready')
    return (
      <EmptyState icon={Forum} title={text('enquiries.none')}>
        {text('enquiries.noneText')}
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state ?? ALL}
        aria-label={text('enquiries.which')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ status: next === ALL ? '' : next });
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value={ALL}>{text('enquiries.all')}</ToggleButton>
        {ENQUIRY_STATES.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`enquiries.which.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {phase === 'failed' && items === undefined ? (
        <ErrorState error={pages.error} onRetry={pages.reload} />
      ) : items === undefined ? (
        <LoadingState>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {ROWS.map((row) => (
              <Skeleton key={row} variant="rounded" height={124} />
            ))}
          </Box>
        </LoadingState>
      ) : isEmpty ? (
        <EmptyState
          icon={SearchOff}
          title={text('enquiries.noneFound')}
          action={
            <Button variant="outlined" color="inherit" onClick={() => choose({ status: '' })}>
              {text('enquiries.showAll')}
            </Button>
          }
        >
          {text('enquiries.noneFoundText')}
        </EmptyState>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }} aria-busy={phase === 'loading'}>
          <Box
            component="ul"
            aria-label={text('enquiries.title')}
            sx={{ listStyle: 'none', display: 'grid', gap: 1.5, margin: 0, padding: 0 }}
          >
            {items.map((row) => (
              <EnquiryCard key={row.id} row={row} />
            ))}
          </Box>
          <LoadMore of={pages} onMore={pages.loadMore} />
        </Box>
      )}
    </Box>
  );
};
