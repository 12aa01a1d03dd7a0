import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { EARNING_STATES } from '@domain/orders/earnings.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { ownEarningPages, useOwnEarnings } from '../data/useOwnEarnings.ts';
import { EarningRow } from './EarningRow.tsx';
import { Statement } from './Statement.tsx';
import { useEarningColumns } from './useEarningColumns.ts';

const ALL = 'all';

interface Props {
  readonly agencyId: string;
  readonly talentId: string;
}

/** What a talent earns with an agency, order by order, and the agency's statement of some days. */
export const OwnEarningList = ({ agencyId, talentId }: Props) => {
  const text = useText();
  const [query, choose] = useAddressChoice<'state'>();
  const state = EARNING_STATES.find((known) => known === query.get('state'));
  const choice = { agencyId, talentId, state };
  const live = useOwnEarnings(choice);
  const columns = useEarningColumns();
  if (live.status === 'success' && live.data.length === 0 && state === undefined)
    return (
      <EmptyState icon={Payments} title={text('earnings.none')}>
        {text('earnings.noneText')}
      </EmptyState>
    );
  const file = listFile(text('earnings.listFile'), columns, {}, ownEarningPages(choice));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ListBar tools={<ListTools views="earnings" {...(live.data?.length ? { file } : {})} />}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state ?? ALL}
          aria-label={text('earnings.which')}
          onChange={(_event, next: string | null) => {
            if (next) choose({ state: next === ALL ? '' : next });
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {([ALL, ...EARNING_STATES] as const).map((name) => (
            <ToggleButton key={name} value={name}>
              {text(`earnings.which.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </ListBar>
      {live.status === 'error' && <ErrorState error={live.error} onRetry={live.retry} />}
      {live.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={240} />
        </LoadingState>
      )}
      {live.data?.length === 0 && (
        <NoneFound
          title={text('earnings.noneFound')}
          clearLabel={text('earnings.showAll')}
          onClear={() => choose({ state: '' })}
        />
      )}
      {live.data && live.data.length > 0 && (
        <SectionCard title={text('earnings.orders')}>
          <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {live.data.map((earning) => (
              <EarningRow key={earning.id} earning={earning} title={earning.projectName} />
            ))}
          </Box>
          <LoadMore of={live.of} onMore={live.loadMore} />
        </SectionCard>
      )}
      <Statement of="own" />
    </Box>
  );
};
